/** 'Rodriguez' of 'Rodríguez'. */
export function removeAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
