/** A Dutch postcode in stored form ('1071XX') and a house number: together they identify one street. */
export interface AddressQuestion {
  postcode: string
  houseNumber: number
}

export interface Street {
  street: string
  city: string
}

/** A register of addresses. It throws when it cannot answer; undefined means that no such address exists. */
export interface AddressLookup {
  find(question: AddressQuestion, signal: AbortSignal): Promise<Street | undefined>
}
