import { html } from 'parse5';
import { isElement, isText, type Element, type Node } from './tree.ts';

const words = (list: string): Set<string> => new Set(list.split(/\s+/));

/** What may be in a text that readers are shown, by the namespace of its elements. */
const elements: Readonly<Record<string, ReadonlySet<string>>> = {
  [html.NS.HTML]: words(
    `a abbr article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em
    figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp
    section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr`,
  ),
  [html.NS.SVG]: words(
    `svg g path rect circle ellipse line polyline polygon text tspan defs symbol use marker pattern clipPath mask
    linearGradient radialGradient stop`,
  ),
  [html.NS.MATHML]: words(
    `math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub
    msubsup msup mtable mtd mtext mtr munder munderover none semantics`,
  ),
};
/** What goes with all that is in it: it says nothing to a reader. */
const silent = words(
  `script style template noscript iframe object embed textarea select option title noembed noframes xmp plaintext`,
);
/** What acts, or leads out of the page. */
const acting = /^(on|xmlns|style$|srcset$|action$|formaction$|ping$|target$|name$|xml:base$)/;
const outside = /url\s*\(\s*['"]?(?!#)/i;
const address = /^(https?:|mailto:|#)/i;
const picture = /^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,/;

/** Nodes of which only what may be shown is left; the words of other elements stay. They are changed in place. */
export function safe(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [node];
    if (!isElement(node) || silent.has(node.tagName)) return [];
    const within = safe(node.childNodes);
    if (!elements[node.namespaceURI]?.has(node.tagName))
      // A foreign element that draws nothing we know would leave its words anywhere.
      return node.namespaceURI === html.NS.HTML ? within : [];
    node.childNodes = within;
    for (const child of within) child.parentNode = node;
    node.attrs = node.attrs.filter((attribute) => isHarmless(node, attribute));
    return [node];
  });
}

function isHarmless({ namespaceURI }: Element, { name, prefix, value }: Element['attrs'][number]): boolean {
  if (acting.test(name) || outside.test(value)) return false;
  if (name === 'href') return namespaceURI === html.NS.HTML ? address.test(value) : value.startsWith('#');
  if (name === 'src') return picture.test(value);
  return !prefix;
}
