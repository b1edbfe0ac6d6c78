const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
};
const anyLookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'g');
const longestAddition = 8;

/**
 * The form in which passwords are compared with common ones: letter case, accents, spaces and leetspeak (`p4$$w0rd`) make
 * no difference. The letter `l` becomes `i`, because `1` and `!` replace both.
 */
export function foldPassword(password: string): string {
  return password
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\s]/gu, '')
    .replaceAll(anyLookAlike, (character) => lookAlikes[character] ?? character);
}

/** The folded forms of a password: whole, and without the digits and symbols (at most 8 each) around its letters. */
export function foldedForms(password: string): string[] {
  const plain = password.trim();
  const [head = ''] = /^[^\p{L}]*/u.exec(plain) ?? [];
  const [tail = ''] = /[^\p{L}]*$/u.exec(plain) ?? [];
  const start = head.length <= longestAddition ? head.length : 0;
  const end = tail.length <= longestAddition ? plain.length - tail.length : plain.length;
  const symbols = /[^\p{L}\p{N}]*$/u;
  const forms = [plain, plain.replace(symbols, ''), plain.slice(0, end), plain.slice(start, end)];
  return [...new Set(forms.map(foldPassword))].filter((form) => form !== '');
}
