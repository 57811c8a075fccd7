const site = 'https://www.nsb-library.example';

/** The resources of the standards body, in English. */
export const english = {
  introduction:
    'For those who look after the library, write standards or work with them. What is missing here, our librarians know.',
  downloads: [
    { title: 'Searching the library', topic: 'searching' },
    { title: 'Reading and comparing editions', topic: 'reading' },
    { title: 'Favorites, notes and downloads', topic: 'keeping' },
    { title: 'For librarians', topic: 'librarians' },
    { title: 'Training brochure: the first hour', topic: 'first-hour', opensInNewTab: true },
  ],
  sections: [
    {
      id: 'library-details',
      title: 'Library details',
      paragraphs: ['What a library needs to know to offer these standards to its own readers.'],
      parts: [
        {
          id: 'usage-statistics',
          title: 'Usage statistics',
          paragraphs: [
            'Opened, downloaded and refused documents and searches are counted as they happen, by account. Two opens of one document within thirty seconds count once.',
            'Accounts that may see reports find Subscription usage in the contents. Ask us for that right, or for the figures themselves.',
          ],
          items: [{ title: 'Ask for usage figures', text: '', url: 'mailto:support@nsb-library.example' }],
        },
        {
          id: 'discovery-vendors',
          title: 'Discovery vendors',
          paragraphs: [
            'These services get our titles each month. Switch the package on in yours; a library that uses another one takes the records or the title list from here.',
          ],
          items: [
            { title: 'Anselm Discovery', text: 'Package “NSB Standards and Practices”' },
            { title: 'Bellwether Index', text: 'Package “NSB complete”' },
            { title: 'Carillon Search', text: 'Packages “NSB Standards” and “NSB Journals”' },
            { title: 'Dovecote Knowledge Base', text: 'Package “NSB complete”' },
            { title: 'Everglen Link', text: 'Target “NSB_LIBRARY”' },
            { title: 'Fernway Resolver', text: 'Target “NSB_LIBRARY”' },
            { title: 'Greyfriars Catalogue', text: 'Collection 4021' },
            { title: 'Harrow & Pine', text: 'Collection “Northern Standards Board”' },
            { title: 'Isthmus Metadata', text: 'Set “nsb”' },
            { title: 'Juniper Union Catalogue', text: 'Package “NSB Standards and Practices”' },
          ],
        },
        {
          id: 'members-libraries',
          title: 'For libraries of the Board’s members',
          paragraphs: [
            'Member organisations get drafts at ballot beside the standards in force, and the work items of their committees on each document page.',
            'Their catalogue records are made on the first day of each quarter; what is offered here is always of today.',
          ],
        },
        {
          id: 'doi',
          title: 'Digital object identifiers (DOI)',
          paragraphs: [
            'A DOI names a publication for ever, wherever it is kept. Ours begin with 10.5555 and go on by the kind of publication.',
          ],
          items: [
            { title: 'Standard', text: '10.5555/nsb.e0214-24' },
            { title: 'Journal article', text: '10.5555/jbp.12.3.45' },
            { title: 'Symposium book', text: '10.5555/stp41' },
            { title: 'Symposium paper', text: '10.5555/stp31.07' },
            { title: 'Manual', text: '10.5555/mnl12-2nd' },
            { title: 'Chapter of a manual', text: '10.5555/mnl12-2nd.c05' },
            { title: 'Data series', text: '10.5555/ds7' },
          ],
        },
        {
          id: 'reprints',
          title: 'Reprints and permissions',
          paragraphs: [
            'A table or a figure may be quoted with its source. For more than that, and for reprints of articles, ask first: name the document, the pages, the purpose and the number of copies.',
          ],
          items: [
            {
              title: 'Ask for a permission',
              text: 'Answered within five working days',
              url: `${site}/permissions`,
            },
          ],
        },
        {
          id: 'federated-login',
          title: 'Federated login',
          paragraphs: [
            'Readers may sign in with the account of their own institution. We need the metadata of its identity provider, and that it names a person by the same identifier each time.',
          ],
          items: [{ title: 'Set up federated login', text: '', url: 'mailto:support@nsb-library.example' }],
        },
        {
          id: 'active-inactive',
          title: 'Active and inactive standards',
          paragraphs: [
            'An active standard is in force. An inactive one has been withdrawn, or replaced by a newer edition; it stays in the library, because contracts and older works go by it, and says on its page what holds now.',
            'Subscriptions to active standards do not take in the inactive ones unless the agreement says so.',
          ],
        },
      ],
    },
    {
      id: 'administrators',
      title: 'Tools for administrators',
      paragraphs: ['For those who make the library known in their organisation.'],
      items: [
        {
          title: 'Request supplies',
          text: 'Posters, cards for desks and slides for an introduction',
          url: 'mailto:supplies@nsb-library.example?subject=Supplies',
        },
        {
          title: 'Request a visit',
          text: 'A librarian of the Board shows the library at your place, or on a screen',
          url: 'mailto:visits@nsb-library.example?subject=Visit',
        },
      ],
    },
    {
      id: 'authors',
      title: 'Tools for authors',
      paragraphs: ['For those who write standards, papers and manuals.'],
      items: [
        {
          title: 'Form and style of standards',
          text: 'How a standard is divided, and how it says what must be done',
          url: `${site}/authors/style`,
        },
        {
          title: 'Template for papers',
          text: 'For journals and symposium books',
          url: `${site}/authors/template`,
        },
        {
          title: 'Submit a paper',
          text: 'Two reviewers answer within ten weeks',
          url: `${site}/authors/submit`,
        },
      ],
    },
    {
      id: 'researchers',
      title: 'Tools for researchers',
      paragraphs: ['For those who go by standards in what they find out.'],
      items: [
        {
          title: 'Cite a standard',
          text: 'Cite on the page of a document has six styles, and files for reference managers',
          url: null,
        },
        {
          title: 'Data of round robins',
          text: 'What laboratories measured when a method was tried out',
          url: `${site}/researchers/data`,
        },
        {
          title: 'Withdrawn methods',
          text: 'By what older results were measured',
          url: `${site}/researchers/withdrawn`,
        },
      ],
    },
    {
      id: 'tips',
      title: 'Tips for enhancing your role',
      paragraphs: ['Four short articles by people who do it every day.'],
      items: [
        {
          title: 'Make yourself the one who knows the editions',
          text: 'How a test house stopped working by withdrawn methods',
          url: `${site}/articles/editions`,
        },
        {
          title: 'Ten minutes at the beginning of a project',
          text: 'Which standards a specification should name, and which not',
          url: `${site}/articles/projects`,
        },
        {
          title: 'From reader to member of a committee',
          text: 'How the next edition gets to hear of what you found',
          url: `${site}/articles/committees`,
        },
        {
          title: 'Showing what the library is worth',
          text: 'Three figures that a management understands',
          url: `${site}/articles/worth`,
        },
      ],
    },
  ],
} as const;
