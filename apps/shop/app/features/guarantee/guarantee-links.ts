/** The shop's own page on the legal guarantee. */
export const guaranteePage = '/service/wettelijke-garantie/'

/** Where the code in the official notice leads to: the European Union's page, in Dutch. Only ever a link. */
export const yourEurope =
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_nl.htm'
