const mathml = 'http://www.w3.org/1998/Math/MathML';

/**
 * Readies the formulas of a document for the style, in what CSS cannot tell: which identifiers are single letters,
 * hence variables ("ln" stays upright), and whether there is a mathematical font.
 */
export function readyFormulas(page: Document): void {
  for (const identifier of page.querySelectorAll('mi:not([mathvariant])')) {
    if (Array.from(identifier.textContent.trim()).length === 1) identifier.classList.add('letter');
  }
  if (page.querySelector('math') && !hasMathFont(page))
    page.querySelector('article')?.classList.add('no-math-font');
}

/** Lets formulas be a stop of the keyboard where they are wider than the column; due whenever that may have changed. */
export function readyWideFormulas(page: Document): void {
  const formulas = [...page.querySelectorAll<HTMLElement>('.formula')];
  // All is read before anything is written, as with tables.
  const measured = formulas.map((formula) => ({
    formula,
    isWide: formula.scrollWidth > formula.clientWidth + 1,
  }));
  for (const { formula, isWide } of measured) {
    if (isWide) formula.setAttribute('tabindex', '0');
    else formula.removeAttribute('tabindex');
  }
}

/** Without a mathematical font browsers set what is under a root, but not its sign, which shows in its width. */
function hasMathFont(page: Document): boolean {
  const [math, root, digit] = ['math', 'msqrt', 'mn'].map((name) => page.createElementNS(mathml, name));
  if (!math || !root || !digit) return true;
  digit.textContent = '2';
  root.append(digit);
  math.append(root);
  page.body.append(math);
  const isSignDrawn = root.getBoundingClientRect().width > digit.getBoundingClientRect().width + 2;
  math.remove();
  return isSignDrawn;
}
