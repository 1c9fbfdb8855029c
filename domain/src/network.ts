/** The network part of an IP address: it identifies the network, but not the person. */
export function networkOf(address: string): string {
  const v4 = address.replace(/^::ffff:/i, '').split('.');
  if (v4.length === 4) return `${v4.slice(0, 3).join('.')}.0/24`;
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}
