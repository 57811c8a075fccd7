export { isEmailAddress } from './email.ts';
export { ContentCode, ContentId } from './identifiers.ts';
export { Language, WireLanguage } from './language.ts';
export { languages, languageOfWire, wireOfLanguage } from './languages.ts';
export { PageNumber, PageSize } from './page.ts';
export { placeHere, siteElsewhere } from './redirect.ts';
export { searchText, SearchList, SearchString } from './searchText.ts';
export { CalendarDate, Instant } from './dates.ts';
export { wireStatuses, type WireStatus } from '@norma/editions/wire';
