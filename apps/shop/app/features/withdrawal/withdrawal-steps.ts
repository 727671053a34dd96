/** The name of the buttons that say which step a form asks for. */
export const stepName = 'stap'
