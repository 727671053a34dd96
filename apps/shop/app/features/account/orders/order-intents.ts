/** What the buttons of an order's page ask for. */
export const againIntent = 'opnieuw'
export const keepIntent = 'overnemen'
export const leaveIntent = 'losmaken'
