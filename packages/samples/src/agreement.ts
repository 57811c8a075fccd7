/** The licence agreement of an account of the demo, invented like the account. */
export const agreementOfHalvorsen = `# What you may do

The people of Halvorsen Consulting may read, search, mark and print the standards that the account subscribes to, in the office, at home and on site.

They may save a standard for their own work. Each saved page bears the name of the person and the date; it is not passed on.

# What you may not do

Standards are not put on a shared drive, not sent to customers and not fed to programs that keep them. Whoever needs to quote more than a table asks first.

# Marks and notes

Notes and marks belong to the person who makes them. They stay readable to that person when the subscription ends, the standards do not.

# How long it lasts

The agreement lasts as long as the subscription. It is renewed each year on the first of March unless one of us ends it two months before.

# Whom to ask

Questions about this agreement are answered by the library that you are signed in to; its telephone number and address stand at the foot of every page.`;
