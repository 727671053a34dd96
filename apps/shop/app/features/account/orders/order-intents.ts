/** What the buttons of an order's page ask for. */
export const leaveIntent = 'losmaken'
