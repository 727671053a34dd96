/** The name of the buttons that say which step comes next. */
export const stepName = 'stap'
