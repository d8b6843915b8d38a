import { bindJump } from './bind-jump.ts';
import { bindCiting } from './citing/bind-citing.ts';
import { followAddress } from './follow-address.ts';
import { followHash } from './follow-hash.ts';
import { bindFurigana } from './furigana/bind-furigana.ts';
import { bindCards } from './hover-card/bind-cards.ts';
import { bindKeys } from './keys/bind-keys.ts';
import { startOffline } from './offline.ts';
import { rememberChoice } from './remember-choice.ts';
import { rememberLanguage } from './remember-language.ts';
import { showLinkNotice } from './show-link-notice.ts';
import { bindTableOfContents } from './table-of-contents/bind-table-of-contents.ts';

/** What every page runs once it is there; all of it works on what the page already shows. */
rememberChoice('view', 'both');
rememberChoice('theme', 'system');
rememberLanguage();
followHash();
window.addEventListener('hashchange', followHash);
showLinkNotice();
bindCiting();
for (const form of document.querySelectorAll<HTMLFormElement>('form.jump')) bindJump(form);
startOffline();
bindTableOfContents();
followAddress();
bindKeys();
bindFurigana();
bindCards();
