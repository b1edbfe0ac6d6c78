/** One find of a search: what it is called, a word to tell it from its namesakes, and where it leads. */
export type ComboboxOption = { id: number | string; label: string; detail?: string | undefined; href: string };
