import { foldText } from '../text/foldText.ts';

/** What moving in a tree needs to know of one of its lines. */
export type TreeRow = {
  node: { key: string; name: string };
  parentAt: number;
  /** Whether it is expanded; null without children. */
  isOpen: boolean | null;
};

/** What a key does in a tree. */
export type Act =
  | { kind: 'go'; to: number }
  | { kind: 'open'; keys: string[] }
  | { kind: 'close'; key: string }
  | { kind: 'pick'; key: string };

type Pressed = { key: string; rows: readonly TreeRow[]; at: number; direction: 'ltr' | 'rtl' };

/** The act of a key by the tree pattern of ARIA, on the row at a place; null where the key is not the tree's. */
export function actOf({ key, rows, at, direction }: Pressed): Act | null {
  const row = rows[at];
  if (!row) return null;
  const isMirrored = direction === 'rtl';
  switch (key) {
    case 'ArrowDown':
      return go(Math.min(at + 1, rows.length - 1));
    case 'ArrowUp':
      return go(Math.max(at - 1, 0));
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      return isMirrored ? outward(row, at) : inward(row, at);
    case 'ArrowLeft':
      return isMirrored ? inward(row, at) : outward(row, at);
    case '*':
      return { kind: 'open', keys: closedSiblings(rows, row) };
    case ' ':
    case 'Enter':
      return { kind: 'pick', key: row.node.key };
    default:
      return null;
  }
}

const go = (to: number): Act => ({ kind: 'go', to });

function inward({ isOpen, node }: TreeRow, at: number): Act {
  if (isOpen === null) return go(at);
  return isOpen ? go(at + 1) : { kind: 'open', keys: [node.key] };
}

function outward({ isOpen, node, parentAt }: TreeRow, at: number): Act {
  return isOpen ? { kind: 'close', key: node.key } : go(parentAt === -1 ? at : parentAt);
}

const closedSiblings = (rows: readonly TreeRow[], { parentAt }: TreeRow): string[] =>
  rows.filter((row) => row.parentAt === parentAt && row.isOpen === false).map(({ node }) => node.key);

/** The next row whose name begins so, going round; typing one letter again goes on to the next such row. */
export function rowBeginningWith(rows: readonly TreeRow[], at: number, typed: string): number | null {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const beginning = foldText(isRepeated ? (typed[0] ?? '') : typed);
  const from = isRepeated ? at + 1 : at;
  for (let step = 0; step < rows.length; step += 1) {
    const place = (from + step) % rows.length;
    if (foldText(rows[place]?.node.name ?? '').startsWith(beginning)) return place;
  }
  return null;
}
