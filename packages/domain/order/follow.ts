/** Shown with an order of which nothing has left yet: the mail about each shipment names its carrier and code, and leads to both. */
export const followText = 'Zodra het onderweg is, krijg je een mail waarmee je het volgt.'
