import type { ReactNode } from 'react';
import { Hidden } from '../../../ui/Hidden.tsx';
import { useNumber } from '../../../ui/useNumber.ts';
import parts from './Ranking.module.css';

/** Something that is counted, and how often. */
export type Ranked = { readonly key: string; readonly name: ReactNode; readonly count: number };

type Props = {
  /** What the table is, for those who do not see its title. */
  caption: string;
  heads: { readonly name: string; readonly count: string };
  rows: readonly Ranked[];
  /** What the longest bar stands for. */
  most: number;
  look: 'bar' | 'dot';
  empty: string;
};

/** What is most of all first: a table, in which a bar or a dot shows how much each is beside the most. */
export function Ranking({ caption, heads, rows, most, look, empty }: Props) {
  const write = useNumber();
  if (rows.length === 0) return <p className={parts.empty}>{empty}</p>;
  return (
    <table className={parts.table} data-look={look}>
      <caption>
        <Hidden>{caption}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <Hidden>{heads.name}</Hidden>
          </th>
          <th scope="col">
            <Hidden>{heads.count}</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key}>
            <th className={parts.name} scope="row">
              {name}
            </th>
            <td className={parts.room} aria-hidden>
              <span className={parts.line}>
                <i className={parts.mark} style={markAt(look, most > 0 ? count / most : 0)} />
              </span>
            </td>
            <td className={parts.count}>
              <bdi>{write(count)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const markAt = (look: Props['look'], part: number) =>
  look === 'bar' ? { inlineSize: `${part * 100}%` } : { insetInlineStart: `calc(${part} * (100% - 9px))` };
