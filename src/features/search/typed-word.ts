/** A Japanese word in the parts that are converted one by one while it is typed: each as written, and as read where that differs. */
export type TypedWord = readonly (readonly [surface: string, reading?: string])[];

/** The word as it is written: 召喚酔い. */
export function toWritten(word: TypedWord): string {
  return word.map(([surface]) => surface).join('');
}

/** How it looks when it is converted up to some place, from some place on, or not at all: 召喚よい, しょうかん酔い, しょうかんよい. */
export function listTypedForms(word: TypedWord): string[] {
  const written = toWritten(word);
  const forms = new Set<string>();
  for (let cut = 0; cut <= word.length; cut++) {
    const isBefore = (place: number) => place < cut;
    for (const isRead of [isBefore, (place: number) => !isBefore(place)])
      forms.add(word.map(([surface, reading = surface], at) => (isRead(at) ? reading : surface)).join(''));
  }
  return [...forms].filter((form) => form !== written && form.length > 2).sort();
}
