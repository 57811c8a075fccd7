import { z } from 'zod';

/** What each report is told, by the names that are in braces in its address. */
export const reportParameters = {
  usage: ['AccountNumber', 'TenantName', 'ApplicationCode', 'StartDate', 'EndDate'],
  compassPoints: ['AccountId', 'TenantId'],
} as const;

/** The address of a report on a protected connection, which names all that the report is told, each once. */
const ReportAddress = (names: readonly string[]) =>
  z
    .string()
    .max(2_000)
    .superRefine((text, context) => {
      const url = URL.parse(text);
      if (!/^https:\/\/[a-z0-9.-]+(:\d+)?\//i.test(text) || !url || url.username)
        context.addIssue('is not an address such as https://reports.example/usage?account={AccountNumber}');
      const given = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
      for (const name of names)
        if (given.filter((each) => each === name).length !== 1)
          context.addIssue(`must contain {${name}} exactly once`);
      for (const name of given)
        if (!names.includes(name))
          context.addIssue(`contains {${name}}, which is not available for this report`);
    })
    .nullable()
    .default(null);

/** Where a tenant's reporting service shows each report; null where the library shows it itself. */
export const ReportChoice = z.strictObject({
  usage: ReportAddress(reportParameters.usage),
  compassPoints: ReportAddress(reportParameters.compassPoints),
});
export type ReportChoice = z.infer<typeof ReportChoice>;

/** The addresses of a reporting service, as far as there are any. */
export const reportAddresses = (choice: ReportChoice): string[] =>
  Object.values(choice).filter((address) => address !== null);
