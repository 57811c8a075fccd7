/** The license agreement of an account of the demo, invented like the account. */
export const agreementOfHalvorsen = `# What you may do

Employees of Halvorsen Consulting may read, search, annotate and print the standards that the account subscribes to, in the office, at home and on site.

They may download standards for their own work. Each downloaded page shows the name of the user and the date. Copies must not be passed on.

# What you may not do

Standards must not be stored on a shared drive, sent to customers or loaded into programs that store their content. To quote more than one table, request permission first.

# Marks and notes

Notes and marks belong to the person who makes them. When the subscription ends, that person can still read them, but not the standards.

# Term

This agreement is valid for the term of the subscription. It renews on March 1 of each year unless either party ends it at least two months before that date.

# Contact

For questions about this agreement, contact the library. Its phone number and email address are at the bottom of every page.`;
