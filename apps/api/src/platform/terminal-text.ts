/** Returns a stranger's text without control characters, which a terminal would obey. */
export const toTerminalText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
