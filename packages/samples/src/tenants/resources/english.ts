const site = 'https://www.nsb-library.example';

/** The resources of the standards body, in English. */
export const english = {
  introduction: 'For librarians, authors and researchers. Can’t find what you need? Ask our librarians.',
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
      paragraphs: ['What libraries need to know to offer these standards to their readers.'],
      parts: [
        {
          id: 'usage-statistics',
          title: 'Usage statistics',
          paragraphs: [
            'Views, downloads, denials and searches are counted by account as they happen. Opening the same document twice within 30 seconds counts once.',
            'Users with access to reports find Subscription usage in the menu. Contact us to get access, or to get the figures.',
          ],
          items: [{ title: 'Request usage figures', text: '', url: 'mailto:support@nsb-library.example' }],
        },
        {
          id: 'discovery-vendors',
          title: 'Discovery vendors',
          paragraphs: [
            'These services receive our title list every month. Activate the package in your service. If you use another service, download the records or the title list here.',
          ],
          items: [
            { title: 'Anselm Discovery', text: 'Package “NSB Standards and Practices”' },
            { title: 'Bellwether Index', text: 'Package “NSB complete”' },
            { title: 'Carillon Search', text: 'Packages “NSB Standards” and “NSB Journals”' },
            { title: 'Dovecote Knowledge Base', text: 'Package “NSB complete”' },
            { title: 'Everglen Link', text: 'Target “NSB_LIBRARY”' },
            { title: 'Fernway Resolver', text: 'Target “NSB_LIBRARY”' },
            { title: 'Greyfriars Catalog', text: 'Collection 4021' },
            { title: 'Harrow & Pine', text: 'Collection “Northern Standards Board”' },
            { title: 'Isthmus Metadata', text: 'Set “nsb”' },
            { title: 'Juniper Union Catalog', text: 'Package “NSB Standards and Practices”' },
          ],
        },
        {
          id: 'members-libraries',
          title: 'For libraries of member organizations',
          paragraphs: [
            'Member organizations see drafts at ballot next to the standards in force, and the work items of their committees on each document page.',
            'Their catalog records are produced on the first day of each quarter. The records offered here are always up to date.',
          ],
        },
        {
          id: 'doi',
          title: 'Digital object identifiers (DOI)',
          paragraphs: [
            'A DOI identifies a publication permanently, wherever it is stored. Our DOIs start with 10.5555, followed by the type of publication.',
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
            'You may quote one table or figure if you cite the source. For anything more, and for reprints of articles, request permission and state the document, the pages, the purpose and the number of copies.',
          ],
          items: [
            {
              title: 'Request permission',
              text: 'We answer within five business days',
              url: `${site}/permissions`,
            },
          ],
        },
        {
          id: 'federated-login',
          title: 'Federated login',
          paragraphs: [
            'Readers can sign in with the account of their own institution. We need the metadata of its identity provider, which must send the same identifier for a person every time.',
          ],
          items: [{ title: 'Set up federated login', text: '', url: 'mailto:support@nsb-library.example' }],
        },
        {
          id: 'active-inactive',
          title: 'Active and inactive standards',
          paragraphs: [
            'An active standard is in force. An inactive standard has been withdrawn or replaced by a newer edition. It stays in the library, because contracts and earlier projects refer to it, and its page names the current standard.',
            'Subscriptions to active standards do not include inactive standards unless the agreement says so.',
          ],
        },
      ],
    },
    {
      id: 'administrators',
      title: 'Tools for administrators',
      paragraphs: ['For people who introduce the library in their organization.'],
      items: [
        {
          title: 'Request supplies',
          text: 'Posters, desk cards and slides for an introduction',
          url: 'mailto:supplies@nsb-library.example?subject=Supplies',
        },
        {
          title: 'Request a visit',
          text: 'A librarian presents the library at your site or online',
          url: 'mailto:visits@nsb-library.example?subject=Visit',
        },
      ],
    },
    {
      id: 'authors',
      title: 'Tools for authors',
      paragraphs: ['For authors of standards, papers and manuals.'],
      items: [
        {
          title: 'Form and style of standards',
          text: 'The structure of a standard, and the wording of requirements',
          url: `${site}/authors/style`,
        },
        {
          title: 'Template for papers',
          text: 'For journals and symposium books',
          url: `${site}/authors/template`,
        },
        {
          title: 'Submit a paper',
          text: 'Peer review takes up to ten weeks',
          url: `${site}/authors/submit`,
        },
      ],
    },
    {
      id: 'researchers',
      title: 'Tools for researchers',
      paragraphs: ['For researchers who work with standards.'],
      items: [
        {
          title: 'Cite a standard',
          text: '“Cite” on a document page offers six styles and files for reference managers',
          url: null,
        },
        {
          title: 'Round-robin data',
          text: 'Results of interlaboratory studies of test methods',
          url: `${site}/researchers/data`,
        },
        {
          title: 'Withdrawn methods',
          text: 'Methods behind earlier test results',
          url: `${site}/researchers/withdrawn`,
        },
      ],
    },
    {
      id: 'tips',
      title: 'Tips for your role',
      paragraphs: ['Four short articles from experienced users.'],
      items: [
        {
          title: 'Become your team’s expert on editions',
          text: 'How a testing laboratory stopped using withdrawn methods',
          url: `${site}/articles/editions`,
        },
        {
          title: 'Ten minutes at the start of a project',
          text: 'Which standards a specification should cite, and which it should not',
          url: `${site}/articles/projects`,
        },
        {
          title: 'From reader to committee member',
          text: 'How your findings reach the next edition',
          url: `${site}/articles/committees`,
        },
        {
          title: 'Demonstrating the library’s value',
          text: 'Three figures that managers understand',
          url: `${site}/articles/worth`,
        },
      ],
    },
  ],
} as const;
