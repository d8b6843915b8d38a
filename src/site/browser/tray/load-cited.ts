import type { CitedRule } from '../../../features/citing/to-citation.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { RuleResource } from '../../../outputs/api/rule-resource.ts';
import { fetchJson } from '../fetch-json.ts';
import { readPageEdition } from '../page-edition.ts';

/** A rule in both languages, out of its file or, without a connection, out of a page at hand; undefined where there is neither. */
export async function loadCited(number: RuleNumber): Promise<CitedRule | undefined> {
  try {
    return await fetchJson<RuleResource>(`/api/v1/rules/${number}.json`);
  } catch {
    const { readSubject } = await import('../hover-card/read-page.ts');
    const subject = await readSubject(number).catch(() => undefined);
    const unofficialDigest = document.querySelector('.edition .digest') !== null;
    return (
      subject && {
        number,
        edition: readPageEdition(),
        unofficialDigest,
        urls: { short: '' },
        ...subject.sides,
      }
    );
  }
}
