import { createContext } from 'react';

/** Whether the tenant has its dates and times as DD/MM/YY HH:mm (feature `numeric-dates`). */
export const NumericDates = createContext(false);
