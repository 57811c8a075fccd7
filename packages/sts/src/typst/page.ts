/**
 * The printed page: size, margins, running head and foot, headings, and the title block with the contents. It leans
 * on the voices and parts of the template before it.
 */
export const PAGE = `
#let fact(name, value) = block(
  text(font: sans-fonts, size: 7.5pt, fill: ink-3, name) + linebreak() +
  text(font: sans-fonts, size: 9pt, weight: "semibold", value)
)

#let standard(
  title: "", designation: (), publisher: "", facts: (), contents-word: "",
  contents-depth: 1, keywords: (), date: none, page-words: (n, m) => "", it,
) = {
  set document(title: title, author: publisher, keywords: keywords, date: date)
  set text(
    lang: language, dir: if is-rtl { rtl } else { ltr }, font: book-fonts, size: 10pt, fill: ink,
    number-type: "lining", hyphenate: false,
  )
  set par(leading: if is-rtl { 0.85em } else { 0.68em }, spacing: if is-rtl { 1.2em } else { 1.05em }, justify: false)
  set page(
    paper: "a4",
    margin: at-start(47mm) + at-end(29mm) + (top: 30mm, bottom: 27mm),
    header: context if counter(page).get().first() > 1 {
      set text(font: sans-fonts, size: 8pt, fill: ink-2)
      pad(..at-start(-margin-width), grid(
        columns: (auto, 1fr), column-gutter: 6mm, align: (start, end),
        text(font: mono-fonts, fill: ink, isolated(designation.join())),
        if title.clusters().len() <= 80 { title },
      ))
    },
    header-ascent: 12mm,
    footer: context {
      set text(font: sans-fonts, size: 8pt, fill: ink-2)
      pad(..at-start(-margin-width), {
        block(below: 2mm, line(length: 100%, stroke: hair-line))
        grid(
          columns: (1fr, auto), align: (start, end), publisher,
          page-words(str(counter(page).get().first()), str(counter(page).final().first())),
        )
      })
    },
    footer-descent: 10mm,
  )
  set list(marker: text(fill: ink-2)[–], tight: false, indent: 0pt, body-indent: 3mm, spacing: 0.85em)
  set enum(tight: false, indent: 0pt, body-indent: 3mm, spacing: 0.85em, number-align: start)
  set sub(typographic: false, size: 0.7em, baseline: 0.22em)
  set super(typographic: false, size: 0.7em, baseline: -0.42em)
  set footnote.entry(separator: line(length: 25mm, stroke: ink-line), gap: 0.6em)
  set strong(delta: 200)
  // Arabic has no italics; the symbols among it have.
  show emph: set text(font: sans-fonts.rev()) if is-rtl
  show footnote.entry: set text(font: sans-fonts, size: 8pt, fill: ink-2)
  show raw: set text(font: mono-fonts, size: 8.5pt)
  show math.equation: set text(font: ("New Computer Modern Math",) + book-fonts, dir: ltr)
  show math.equation.where(block: true): set align(if is-rtl { right } else { left })
  show math.equation.where(block: true): set text(size: 11.5pt)
  show figure: set block(above: 1.6em, below: 1.7em)
  show figure: set align(start)
  show figure.where(kind: table): set block(breakable: true)
  show figure.where(kind: image): set block(breakable: false)
  set figure(gap: 0.8em)
  show figure.caption: it => block(width: 100%, sticky: it.position == top, align(start, text(font: sans-fonts, size: 9pt, it.body)))
  show heading: it => {
    let number = if it.numbering != none { (it.numbering)() }
    let kind = annex-kind(it)
    let is-annex = kind != none
    let size = (17pt, 11.5pt, 10.5pt, 10pt, 10pt, 10pt).at(it.level - 1)
    let is-first = it.level == 1
    set text(font: if is-first { title-fonts } else { sans-fonts }, size: size, weight: if is-first { title-weight } else { "semibold" })
    set par(leading: 0.5em)
    block(
      above: if is-first { 2.1em } else { 1.7em }, below: if is-first { 0.95em } else { 0.75em }, sticky: true, {
        if is-annex { text(font: sans-fonts, size: 9pt, fill: ink-2, { strong(number); h(0.7em); kind }); linebreak() }
        else if number != none { hanging(number, size: size * 0.82) }
        it.body
      },
    )
  }

  // The title block.
  {
    set par(leading: 0.5em)
    pad(..at-start(-margin-width), {
      text(font: sans-fonts, size: 11pt, weight: "semibold", publisher)
      v(22mm)
      {
        set text(dir: ltr, font: mono-fonts, size: 24pt)
        set align(start)
        let (before, number, after) = designation
        align(if is-rtl { right } else { left }, { text(fill: ink-2, before); text(weight: "semibold", number); text(fill: ink-2, after) })
      }
      v(1mm)
      {
        show std.title: set text(font: title-fonts, size: 22pt, weight: title-weight)
        block(width: 100%, std.title(title))
      }
      v(7mm)
      block(width: 100%, stroke: (top: ink-band, bottom: ink-line), inset: (y: 3mm), grid(
        columns: facts.map(_ => 1fr), column-gutter: 4mm, ..facts.map(((name, value)) => fact(name, value)),
      ))
    })
    v(6mm)
    show outline: set heading(outlined: false, bookmarked: false)
    show outline.entry: it => block(above: if it.level == 1 { 0.85em } else { 0.55em }, below: 0.3em, link(
      it.element.location(),
      {
        set text(font: sans-fonts, size: if it.level == 1 { 9pt } else { 8.5pt }, fill: if it.level == 1 { ink } else { ink-2 })
        let number = if it.element.numbering != none { (it.element.numbering)().split(" ").last() }
        pad(..at-start(-margin-width), grid(
          columns: (margin-width - margin-gap, 1fr, auto), column-gutter: margin-gap, align: (end, start, end),
          text(font: mono-fonts, size: 8pt, fill: ink-2, number), it.element.body, text(font: mono-fonts, size: 8pt, it.page()),
        ))
      },
    ))
    outline(title: text(font: sans-fonts, size: 9pt, fill: ink-3, weight: "regular", contents-word), depth: contents-depth, indent: 0pt)
  }
  pagebreak(weak: true)
  it
}
`;
