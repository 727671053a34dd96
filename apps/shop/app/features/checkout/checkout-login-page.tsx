import { redirect } from 'react-router'

/** Everyone orders as a guest: the step exists for links to it, and goes on to the address. */
export function loader() {
  return redirect('/checkout/address-details/')
}
