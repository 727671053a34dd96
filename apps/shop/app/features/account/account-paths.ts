export const accountPath = '/account/'
export const informationPath = '/account/information/'
export const ordersPath = '/account/orders/'
export const toOrderPath = (orderId: string) => `${ordersPath}${encodeURIComponent(orderId)}/`
export const devicesPath = '/account/apparaten/'
export const loginPath = '/account/login/'
export const logoutPath = '/account/logout/'
export const registerPath = '/account/register/'
export const forgotPasswordPath = '/account/forgot-password/'
/** RT-04: finishes a login, and leads to the path that was asked for. */
export const loginDonePath = '/login/'
