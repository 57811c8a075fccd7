declare module '@natlibfi/marc-record-serializers' {
  type Parsed = {
    leader: string;
    fields: (
      | { tag: string; value: string }
      | { tag: string; ind1: string; ind2: string; subfields: { code: string; value: string }[] }
    )[];
  };
  type Checks = { strict: boolean };
  export const ISO2709: { from: (text: string, checks?: Checks) => Parsed };
  export const MARCXML: { from: (text: string, checks?: Checks) => Promise<Parsed> };
  export const Text: { from: (text: string, checks?: Checks) => Parsed };
}
