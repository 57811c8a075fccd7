/**
 * The parts of the printed standard, as functions that the writers call. Serif for what the publisher wrote, sans for
 * notes, tables and captions, mono for what is measured or identified.
 */
export const PARTS = `
#let ink = rgb("#15191e")
#let ink-2 = rgb("#454c54")
#let ink-3 = rgb("#5f676f")
#let hair-line = 0.35pt + rgb("#c3c8cc")
#let ink-line = 0.6pt + ink
#let ink-band = 1.2pt + ink
#let margin-width = 19mm
#let margin-gap = 4.5mm

// The sides of the page by reading direction.
#let at-start(value) = if is-rtl { (right: value) } else { (left: value) }
#let at-end(value) = if is-rtl { (left: value) } else { (right: value) }

#let anchor(id) = [#metadata(none)#label(id)]
#let isolated(it) = box(text(dir: ltr, it))
#let mono(it) = text(font: mono-fonts, size: 0.92em, it)
#let sans(it) = text(font: sans-fonts, it)
#let unit(it) = text(font: mono-fonts, size: 7pt, weight: "regular", fill: ink-3, it)
#let head(it) = text(size: 8pt, weight: "semibold", fill: ink-2, it)
#let figure-cell(it) = text(font: mono-fonts, size: 8pt, it)
#let small(it) = { set text(font: sans-fonts, size: 8.5pt, fill: ink-2); set par(leading: 0.55em, spacing: 0.7em); it }

// Numbers hang in the margin, near the text they number.
#let hanging(number, size: 8.5pt) = {
  h(-margin-width)
  box(width: margin-width - margin-gap, align(end, text(font: mono-fonts, size: size, weight: "regular", fill: ink-2, number)))
  h(margin-gap)
}

#let clause-heading(level, number, title) = heading(
  level: level, numbering: if number != "" { (..) => number }, supplement: none, title,
)
// The kind of an annex, "(informative)", travels as its supplement.
#let annex-heading(number, kind, title) = heading(
  level: 1, numbering: if number != "" { (..) => number }, supplement: text("annex " + kind), title,
)
#let annex-kind(it) = {
  let words = if it.supplement != none { it.supplement.at("text", default: "") } else { "" }
  if words.starts-with("annex ") { words.slice(6) }
}

#let labels(list) = (..n) => list.at(n.pos().last() - 1, default: "")

#let definitions(title, ..pairs) = {
  if title != none { par(title) }
  block(above: 0.9em, below: 1.1em, grid(
    columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 0.75em,
    ..pairs.pos().map(((term, meaning)) => (box(width: 20mm, term), meaning)).flatten(),
  ))
}
#let where(word, ..pairs) = block(above: 0.6em, below: 1.1em, text(size: 9pt, grid(
  columns: (auto, auto, 1fr), column-gutter: 4mm, row-gutter: 0.7em,
  ..pairs.pos().enumerate().map(((n, (term, meaning))) => (
    if n == 0 { text(fill: ink-2, word) } else { none }, term, meaning,
  )).flatten(),
)))

#let preferred(it) = strong(it)
#let admitted(it) = it
#let deprecated(it) = text(fill: ink-2, it)
#let term-entry(id, number, names, meaning) = {
  block(above: 1.3em, below: 0.55em, sticky: true, {
    anchor(id)
    if number != "" { hanging(number) }
    names.join(linebreak())
  })
  meaning
}

#let caption(label, title) = {
  if label != "" { text(weight: "semibold", label); h(0.7em) }
  title
}
#let ruled-table(columns: (), head-rows: 0, rows: 0, ..cells) = {
  set text(font: sans-fonts, size: 8.5pt)
  set par(leading: 0.5em, spacing: 0.5em)
  table(
    columns: columns, row-gutter: 0pt,
    inset: (x, y) => at-start(if x == 0 { 0pt } else { 5pt }) + at-end(if x == columns.len() - 1 { 0pt } else { 5pt }) + (
      top: if y < head-rows and y > 0 { 0pt } else { 4.2pt }, bottom: 4.2pt,
    ),
    align: (x, y) => if y < head-rows { bottom } else { top },
    stroke: (x, y) => (
      top: if y == 0 { ink-band } else if y == head-rows { ink-line } else if y > head-rows { hair-line },
    ),
    ..cells,
    table.hline(y: rows, stroke: ink-line),
  )
}
#let table-note(id, label, it) = small(block(above: 0.6em, below: 0.4em, {
  if id != "" { anchor(id) }
  if label != "" { super(label); h(0.35em) }
  it
}))
#let table-figure(caption, body) = figure(
  kind: table, supplement: none, numbering: none, outlined: false,
  caption: if caption != none { figure.caption(position: top, caption) }, body,
)
// A drawing brings its own words; without one the figure must.
#let drawn-figure(caption, body, key, alt) = figure(
  kind: image, alt: alt, supplement: none, numbering: none, outlined: false,
  caption: if caption != none { figure.caption(position: bottom, caption) },
  { body; if key != none { key } },
)
#let drawing(path, width, alt) = image(path, alt: alt, width: calc.min(width * 0.62, 375) * 1pt)
#let missing-drawing(alt) = block(stroke: hair-line, inset: 8pt, width: 100%, small(alt))

#let numbered-formula(id, number, it) = block(above: 1.1em, below: 1.1em, width: 100%, breakable: false, {
  if id != "" { anchor(id) }
  grid(
    columns: (1fr, auto), align: (start + horizon, end + horizon),
    align(if is-rtl { right } else { left }, pad(..at-start(8mm), it)),
    text(font: mono-fonts, size: 8.5pt, fill: ink-2, isolated(number)),
  )
})

#let note(label, line, others, keep: true) = block(
  above: 1.1em, below: 1.2em, width: 100%, breakable: not keep,
  stroke: at-start(ink-line),
  inset: at-start(9pt) + (y: 1pt),
  {
    set text(font: sans-fonts, size: 8.5pt, fill: ink-2)
    set par(leading: 0.6em)
    if label != "" { text(weight: "semibold", fill: ink, label); h(0.8em) }
    line
    if others != none { others }
  },
)
#let framed(title, it) = {
  if title != none { par(strong(title)) }
  it
}
#let quote-box(title, it) = block(inset: (x: 8mm), framed(title, it))
#let box-box(title, it) = block(stroke: 0.6pt + ink, inset: 9pt, width: 100%, framed(title, it))
#let source-box(title, it) = small(framed(title, it))
#let listing(it) = block(fill: luma(245), inset: 7pt, width: 100%, raw(block: true, it))
#let references(..items) = for (label, it) in items.pos() {
  block(above: 0.95em, below: 0.95em, grid(
    columns: if label == "" { (0pt, 1fr) } else { (12mm, 1fr) }, label, it,
  ))
}
`;
