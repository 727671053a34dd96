import { BlockList, isIPv4 } from 'node:net'

/** IPv4 addresses that are not on the internet (IANA's special-purpose registry, RFC 6890, and multicast). */
const special = new BlockList()
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
])
  addRange(special, range, 'ipv4')

/** In IPv6 2000::/3 belongs to the internet, except the parts that tunnel IPv4 or are reserved for documentation. */
const global = new BlockList()
addRange(global, '2000::/3', 'ipv6')
const tunnels = new BlockList()
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) addRange(tunnels, range, 'ipv6')

/** Whether an address is on the internet, and not on this machine, in its network or something in between. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', bits] = range.split('/')
  list.addSubnet(network, Number(bits), family)
}
