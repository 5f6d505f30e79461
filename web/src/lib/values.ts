/** Whatever stands in a JSON object. */
export type Values = Record<string, unknown>;
