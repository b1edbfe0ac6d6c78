/** The first day whose transactions can be requested. Source: the product specification, section 5. */
export const earliestTransactionDay = '2025-01-01';
