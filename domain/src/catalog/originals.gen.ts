// Written by `npm run pictures`: kind, variant, angle, and what is in that picture.
export const ORIGINALS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  'air-conditioner': {
    white: { corner: '9b141e6e', front: 'b97428b9', detail: 'd1039800' },
  },
  'armchair': {
    cream: { corner: '110511ba' },
  },
  'baby-monitor': {
    white: { corner: '0430c0a7' },
  },
  'backpack': {
    blue: { corner: 'f4d3f725' },
  },
  'balance-bike': {
    red: { corner: 'a4f62f9a' },
  },
  'bath-mats': {
    gray: { corner: '5411e3eb', front: '5da2e6b1', detail: '23d2eb2e' },
  },
  'bath-shelf': {
    bamboo: { corner: 'b8ffaeef' },
  },
  'belt': {
    brown: { corner: 'd68e8a2f' },
  },
  'bike': {
    blue: { corner: 'd744b666' },
  },
  'blanket': {
    charcoal: { corner: '9a2b95eb' },
  },
  'blender': {
    black: { corner: '411490dc', front: '259002ec', detail: '3e807f5b' },
  },
  'board-game': {
    blue: { corner: 'c87e0ba3' },
  },
  'boots': {
    brown: { corner: 'a777543c' },
  },
  'bouncer': {
    sage: { corner: 'e78cbb41' },
  },
  'bowls': {
    white: { corner: '6acf5b93' },
  },
  'camera': {
    mint: { corner: '505d596e' },
  },
  'camp-stove': {
    green: { corner: '434929df' },
  },
  'candle': {
    amber: { corner: 'b64ed23f' },
  },
  'canopy': {
    blue: { corner: 'b05ce9b5' },
  },
  'car-seat': {
    gray: { corner: '5a7d0634' },
  },
  'carton': {
    kraft: { corner: '0f7831e8', front: '33ae5a51', detail: '9f4527f8' },
    white: { corner: '3735d8c3', front: 'c6c326bf', detail: '85be8497' },
  },
  'cat-tree': {
    beige: { corner: 'e8bd2fea' },
  },
  'circular-saw': {
    yellow: { corner: '36ad59a5' },
  },
  'clock': {
    walnut: { corner: '6d4e59ba' },
  },
  'coffee-maker': {
    glass: { corner: '8ba8a77c', front: '9e4a5ad9', detail: '9a551d5f' },
  },
  'compressor': {
    red: { corner: '89623a24' },
  },
  'containers': {
    glass: { corner: '6dc2b6fa' },
  },
  'cookware': {
    steel: { corner: '1845c4d6' },
  },
  'cooler': {
    blue: { corner: '6435c701' },
  },
  'curling-iron': {
    black: { corner: '5998ce34' },
  },
  'curtains': {
    slate: { corner: 'e0fe77c6' },
  },
  'cutting-boards': {
    bamboo: { corner: '150ba720' },
  },
  'dart-blaster': {
    blue: { corner: '4d1eef78' },
  },
  'desk-lamp': {
    white: { corner: '14ceb862' },
  },
  'dining-chair': {
    oak: { corner: '01e4f7ab' },
  },
  'dinnerware': {
    white: { corner: '0482fdb8' },
  },
  'dog-crate': {
    black: { corner: 'ee1e1b23' },
  },
  'dollhouse': {
    pink: { corner: 'c3c8a848' },
  },
  'drill': {
    yellow: { corner: 'c73417ef' },
  },
  'drive': {
    black: { corner: '5a18898c' },
  },
  'dumbbells': {
    black: { corner: '7530c3ee' },
  },
  'dutch-oven': {
    blue: { corner: '73764767' },
  },
  'earbuds': {
    white: { corner: '2cf38c36' },
  },
  'exercise-bike': {
    black: { corner: 'b35a1bb0' },
  },
  'faucet': {
    nickel: { corner: 'dba2f314' },
  },
  'floor-lamp': {
    brass: { corner: 'c7b093e1' },
  },
  'framed-prints': {
    oak: { corner: '8f15840a' },
  },
  'freezer': {
    white: { corner: '48f1a22d', front: '7648fee1' },
  },
  'french-press': {
    steel: { corner: '653e6970' },
  },
  'frying-pans': {
    black: { corner: '3e299c15' },
  },
  'gadget': {
    black: { corner: 'fb0842cf' },
  },
  'garden-chair': {
    teal: { corner: '7da5ed14' },
  },
  'garment-rack': {
    black: { corner: '71befda6' },
  },
  'gloves': {
    tan: { corner: 'fe1f31a2' },
  },
  'hair-dryer': {
    black: { corner: 'cfe4ae38' },
  },
  'hammock': {
    striped: { corner: '9f285a87' },
  },
  'hamper': {
    gray: { corner: 'dfeb1ba6' },
  },
  'headphones': {
    black: { corner: '0a5f77c6' },
  },
  'high-chair': {
    beech: { corner: '5558710e' },
  },
  'hoop': {
    black: { corner: 'f9f047c9' },
  },
  'ironing-board': {
    blue: { corner: '864548a9' },
  },
  'jack': {
    red: { corner: 'ce54e2a0' },
  },
  'kayak': {
    yellow: { corner: '2429eb2e' },
  },
  'kettle': {
    black: { corner: '6ee19a7c', front: '5db085a3', detail: '8e7a691f' },
    copper: { corner: 'e6c6de0b', front: '15e01b94', detail: '8fc04ef3' },
  },
  'keyboard': {
    black: { corner: '080d2738' },
  },
  'kitchen-towels': {
    striped: { corner: 'dbf758e2' },
  },
  'knife': {
    steel: { corner: '856088e0' },
  },
  'ladder': {
    aluminum: { corner: '05d0a3b3' },
  },
  'lantern': {
    black: { corner: 'c0bef29e' },
  },
  'laptop': {
    silver: { corner: '3d8089d4' },
  },
  'leggings': {
    black: { corner: 'd7f32ff3' },
  },
  'luggage': {
    black: { corner: '0295ee7e' },
  },
  'magnetic-tiles': {
    bright: { corner: 'b8a7d743' },
  },
  'marble-run': {
    bright: { corner: 'b9d622bc' },
  },
  'massager': {
    gray: { corner: '1a26a58e' },
  },
  'mattress': {
    white: { corner: '849dedad' },
  },
  'mirror': {
    gold: { corner: '7adc1d54' },
  },
  'monitor': {
    black: { corner: 'c9443106' },
  },
  'mop-bucket': {
    blue: { corner: 'c1911fad' },
  },
  'mouse': {
    black: { corner: '59ae95da' },
  },
  'office-chair': {
    mesh: { corner: 'ab8d5462' },
  },
  'oil-bottles': {
    black: { corner: '2fbb1947' },
  },
  'ottoman': {
    navy: { corner: '5636e71f' },
  },
  'paddle-board': {
    teal: { corner: '3cb7d5ba' },
  },
  'paper-reams': {
    white: { corner: 'bd56bb10' },
  },
  'pens': {
    assorted: { corner: '5373732c' },
  },
  'pet-bed': {
    gray: { corner: '3be9db98' },
  },
  'pet-feeder': {
    white: { corner: 'ca505ce5' },
  },
  'pet-fountain': {
    white: { corner: 'eeaed949' },
  },
  'pillows': {
    white: { corner: '680a10e1' },
  },
  'plant': {
    green: { corner: '5815cefd' },
  },
  'play-kitchen': {
    white: { corner: 'abd4e71b' },
  },
  'plush-foxes': {
    orange: { corner: 'fd182ea4' },
  },
  'power-box': {
    black: { corner: '2b24b4dc' },
  },
  'printer': {
    white: { corner: '640604f9' },
  },
  'puzzles': {
    mixed: { corner: '61944e31' },
  },
  'rackets': {
    blue: { corner: '2acbb62f' },
  },
  'robot-vacuum': {
    black: { corner: 'e6889a2a' },
  },
  'rock-crawler': {
    orange: { corner: '69d58465' },
  },
  'router': {
    white: { corner: '9a4ea436' },
  },
  'rug': {
    jute: { corner: '3e3df8a3' },
  },
  'running-shoes': {
    coral: { corner: '306cd42d' },
  },
  'sander': {
    yellow: { corner: 'e293d2c7' },
  },
  'scale': {
    white: { corner: '6519b6dd' },
  },
  'shaver': {
    black: { corner: 'a15fb0c4' },
  },
  'sheets': {
    white: { corner: '5c8e1d51' },
  },
  'shop-vac': {
    black: { corner: 'c280bd84' },
  },
  'shredder': {
    black: { corner: 'e633841f' },
  },
  'sleeping-bag': {
    green: { corner: '455d056e' },
  },
  'sneakers': {
    white: { corner: '0ad49e06' },
  },
  'socks': {
    gray: { corner: '028f5f75' },
  },
  'sofa': {
    charcoal: { corner: '0c1d7117' },
  },
  'steam-mop': {
    white: { corner: '96b61523' },
  },
  'stick-vacuum': {
    red: { corner: 'b778a858' },
  },
  'stool': {
    black: { corner: 'f37e628e' },
  },
  'storage-bins': {
    clear: { corner: '8efb6339' },
  },
  'stroller': {
    gray: { corner: '600b6404' },
  },
  'swim-trunks': {
    blue: { corner: '6772d80b' },
  },
  'table-lamp': {
    sage: { corner: 'ea636a02' },
  },
  'tablet': {
    gray: { corner: '1c0a60b1' },
  },
  'tent': {
    green: { corner: '897b1029' },
  },
  'tool-case': {
    black: { corner: '864ee8f8' },
  },
  'tool-chest': {
    red: { corner: 'd532e780' },
  },
  'toothbrush': {
    white: { corner: 'd5a559c7' },
  },
  'towels': {
    white: { corner: '55985ba7' },
  },
  'train-set': {
    wooden: { corner: '36cb4b2b' },
  },
  'trampoline': {
    blue: { corner: '370c7053' },
  },
  'trash-can': {
    stainless: { corner: 'e25333b8' },
  },
  'treadmill': {
    black: { corner: '5bacef9c' },
  },
  'upright-cleaner': {
    blue: { corner: '304f2f74' },
  },
  'vanity-mirror': {
    white: { corner: '1b6db03f' },
  },
  'wagon': {
    red: { corner: 'b4122640' },
  },
  'weight-bench': {
    black: { corner: '19a771de' },
  },
  'whiteboard': {
    white: { corner: 'c1330e89' },
  },
  'wire-shelf': {
    chrome: { corner: '9babc107' },
  },
  'wok': {
    steel: { corner: '7dfd35cb' },
  },
  'yoga-mat': {
    purple: { corner: '5562d4d4' },
  },
};
