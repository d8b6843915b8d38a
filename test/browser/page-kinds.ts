/** One page of each kind of the starter edition; `xx` stands for the language. */
export const PAGE_KINDS = {
  home: '/xx/',
  contents: '/xx/cr/',
  chapter: '/xx/cr/7/',
  section: '/xx/cr/601/',
  'long section': '/xx/cr/702/',
  'rule with name': '/xx/cr/702.9/',
  'rule without name': '/xx/cr/601.2/',
  subrule: '/xx/cr/702.9b/',
  'glossary A–Z': '/xx/glossary/a-z/',
  'glossary 五十音': '/xx/glossary/gojuon/',
  term: '/xx/glossary/deathtouch/',
  documents: '/xx/rulings/',
  about: '/xx/about/',
  'not found': '/404.html',
} as const;
