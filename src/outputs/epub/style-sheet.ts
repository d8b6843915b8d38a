/**
 * The style of an e-book: sizes in the reader's own letters, no colours for text or background, so that the device's colours for day
 * and night hold; lines are grey of middle lightness, seen on white and on black. Two languages are side by side where
 * there is room for both.
 */
export const STYLE_SHEET = `:root { color-scheme: light dark; }
html { line-height: 1.6; }
body { margin: 0 4%; }
:lang(ja) { line-height: 1.75; line-break: strict; overflow-wrap: anywhere; }
:lang(en) { hyphens: auto; -epub-hyphens: auto; }
h1, h2, dt { line-height: 1.35; break-after: avoid; page-break-after: avoid; }
h1 { font-size: 1.4em; margin: 1em 0 0.8em; }
h2 { font-size: 1.1em; margin: 0 0 0.3em; }
h1, h2 { hyphens: none; -epub-hyphens: none; word-break: auto-phrase; }
.name { display: inline-block; margin-right: 0.5em; }
.game { display: block; font-size: 0.7em; font-weight: normal; }
.beside { font-weight: normal; font-size: 0.85em; }
.number { font-weight: bold; font-variant-numeric: tabular-nums; }
p { margin: 0 0 0.4em; }
p.number { margin: 0; font-size: 0.9em; break-after: avoid; page-break-after: avoid; }
ul, ol { margin: 0 0 0.4em; padding-left: 1.4em; }
.rule { margin: 0 0 1.2em; padding-top: 0.8em; border-top: 1px solid #888; }
.subrule { margin: 0.8em 0 0 0.8em; }
.side + .side { margin-top: 0.3em; padding-left: 0.7em; border-left: 2px solid #888; font-size: 0.95em; }
.example { margin-left: 1em; font-size: 0.95em; }
.label { font-weight: bold; }
.mark { display: inline-block; margin: 0 0 0.3em; padding: 0 0.4em; border: 1px solid #888; border-radius: 0.3em; font-size: 0.75em; }
.symbol { white-space: nowrap; }
a.term { color: inherit; text-decoration: underline dotted; }
.sections, nav ol { list-style: none; padding-left: 0; }
nav ol ol { padding-left: 1.2em; }
.sections li, nav li { margin: 0.3em 0; }
.unseen { display: none; }
dl, dd { margin: 0; }
dt { margin-top: 1.2em; padding-top: 0.6em; border-top: 1px solid #888; font-weight: bold; }
dd { margin-top: 0.3em; }
dfn { font-style: normal; }
.reading { font-weight: normal; font-size: 0.85em; }
rt { font-size: 0.5em; }
@media (min-width: 45em) {
  .sides { display: flex; }
  .side { flex: 1 1 0; min-width: 0; }
  .side + .side { margin: 0 0 0 1em; padding-left: 1em; border-left-width: 1px; }
}
`;
