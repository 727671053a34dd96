/** Returns the path of an order in its customer's account. */
export function toOwnOrderPath(orderId: string): string {
  return `/account/orders/${encodeURIComponent(orderId)}/`
}
