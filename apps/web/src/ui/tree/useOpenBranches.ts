import { useMemo, useState } from 'react';

type Branches = {
  /** Keys of the nodes whose children are seen. */
  open: ReadonlySet<string>;
  unfold: (keys: readonly string[]) => void;
  fold: (key: string) => void;
};

type Tree = {
  /** Keys of the nodes that are open at first. */
  atFirst: () => readonly string[];
  /** The text by which the tree is filtered, and keys of the nodes that hold what it finds. */
  filter: string;
  found: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** Which branches are expanded; a filter expands branches with matches, and clearing it restores the former state. */
export function useOpenBranches({ atFirst, filter, found }: Tree): Branches {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(atFirst()));
  const [foldedUnder, setFoldedUnder] = useState({ filter, keys: none });
  const folded = foldedUnder.filter === filter ? foldedUnder.keys : none;
  const open = useMemo(
    () => new Set([...chosen, ...found].filter((key) => !folded.has(key))),
    [chosen, found, folded],
  );
  return {
    open,
    unfold: (keys) => {
      setChosen(new Set([...chosen, ...keys]));
      setFoldedUnder({ filter, keys: new Set([...folded].filter((key) => !keys.includes(key))) });
    },
    fold: (key) => {
      setChosen(new Set([...chosen].filter((each) => each !== key)));
      setFoldedUnder({ filter, keys: new Set([...folded, key]) });
    },
  };
}
