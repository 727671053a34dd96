/** A Dutch postcode as it is stored ('1071XX') and a house number: together they name one street. */
export interface AddressQuestion {
  postcode: string
  houseNumber: number
}

export interface Street {
  street: string
  city: string
}

/** A register of addresses. It throws when it cannot answer; undefined is an answer: there is no such address. */
export interface AddressLookup {
  find(question: AddressQuestion, signal: AbortSignal): Promise<Street | undefined>
}
