const quote = 34;
const backslash = 92;

/** Whether lists and objects of a JSON text nest deeper than `most`. Later steps are recursive and would overflow the stack. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let position = 0; position < json.length; position += 1) {
    const code = json.charCodeAt(position);
    if (code === quote) isInString = !isInString;
    else if (isInString) position += code === backslash ? 1 : 0;
    else if (isOpening(code)) depth += 1;
    else if (isClosing(code)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

function isOpening(code: number): boolean {
  return code === 91 || code === 123;
}

function isClosing(code: number): boolean {
  return code === 93 || code === 125;
}
