/** Chooses the latest order, and older ones that wait for something from their buyer. `orders` are the newest first. */
export function chooseOrders<Order extends { readonly payable: boolean }>(orders: readonly Order[]): Order[] {
  return orders.filter(({ payable }, at) => at === 0 || payable)
}
