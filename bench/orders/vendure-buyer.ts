/** Places one whole order at Vendure as a new visitor: eight calls of its shop API; throws when it is not paid at the end. */
export async function buyAtVendure(url: string, number: number, variantId: string): Promise<void> {
  const ask = aVisitor(url)
  await ask(`mutation { addItemToOrder(productVariantId: "${variantId}", quantity: 1) { ${outcome} } }`)
  await ask(`mutation { setCustomerForOrder(input: {
    firstName: "Proef", lastName: "de Koper", emailAddress: "koper-${number}@sluimer.example", phoneNumber: "0612345678"
  }) { ${outcome} } }`)
  await ask(`mutation { setOrderShippingAddress(input: {
    fullName: "Proef de Koper", streetLine1: "Museumstraat 1", postalCode: "1071 XX", city: "Amsterdam", countryCode: "NL"
  }) { ${outcome} } }`)
  const { eligibleShippingMethods } = await ask<{ eligibleShippingMethods: { id: string }[] }>(
    '{ eligibleShippingMethods { id priceWithTax } }',
  )
  const method = eligibleShippingMethods[0]?.id ?? ''
  await ask(`mutation { setOrderShippingMethod(shippingMethodId: ["${method}"]) { ${outcome} } }`)
  await ask(`mutation { transitionOrderToState(state: "ArrangingPayment") { ${outcome} } }`)
  const { addPaymentToOrder } = await ask<{ addPaymentToOrder: { code?: string } }>(
    `mutation { addPaymentToOrder(input: { method: "proef", metadata: {} }) { ${outcome} } }`,
  )
  const { orderByCode } = await ask<{ orderByCode: { state: string } }>(
    `{ orderByCode(code: "${addPaymentToOrder.code ?? ''}") { state totalWithTax } }`,
  )
  if (orderByCode.state !== 'PaymentSettled') throw new Error(`Vendure's order is ${orderByCode.state}`)
}

/** The order as a shop's page shows it, or the reason why there is none. */
const outcome = `__typename
  ... on Order { code state totalWithTax lines { quantity linePriceWithTax productVariant { name } } }
  ... on ErrorResult { errorCode message }`

function aVisitor(url: string) {
  let token = ''
  return async <Data = Record<string, unknown>>(query: string): Promise<Data> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    })
    token = answer.headers.get('vendure-auth-token') ?? token
    const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] }
    const [error] = errors ?? []
    if (error) throw new Error(`Vendure: ${error.message}`)
    for (const result of Object.values(data as Record<string, { errorCode?: string; message?: string }>))
      if (result?.errorCode !== undefined) throw new Error(`Vendure: ${result.errorCode} ${result.message}`)
    return data
  }
}
