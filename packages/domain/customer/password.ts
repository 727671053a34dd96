/** In characters (VA-12). The upper limit keeps hashing cheap. */
const passwordLength = { least: 8, most: 255 } as const

const requiredKinds = [/[a-z]/, /[A-Z]/, /\d/, /[$@!%?&]/]

/** Whether a password has the length and the four kinds of characters that VA-12 demands. Any other may be in it too. */
export function isPassword(text: string): boolean {
  const isLongEnough = text.length >= passwordLength.least && text.length <= passwordLength.most
  return isLongEnough && requiredKinds.every((kind) => kind.test(text))
}
