import { z } from 'zod';

/** A zero-based page number in a query; absent or empty means the first page. */
export const PageNumber = z.preprocess(
  (given) => (given === '' ? 0 : given),
  z.coerce.number().int().min(0).max(1_000_000).default(0),
);

/** A page size in a query; absent or empty means the default. */
export const PageSize = (usual: number, most: number) =>
  z.preprocess(
    (given) => (given === '' ? usual : given),
    z.coerce.number().int().min(1).max(most).default(usual),
  );
