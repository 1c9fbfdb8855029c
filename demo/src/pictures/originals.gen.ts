// Written by `npm run pictures`: kind, variant, angle, and what is in that picture.
export const ORIGINALS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  'air-conditioner': {
    white: { corner: '9b141e6e', front: 'b97428b9', detail: 'd1039800' },
  },
  'air-fryer': {
    black: { corner: 'd7618dc2', front: 'b7bbb0b0', detail: 'b34e3c2c' },
    white: { corner: 'aa8c8606', front: 'a3b21779', detail: '5bcf9984' },
  },
  'aquarium': {
    glass: { corner: 'a0b0a0b1', front: '56686dba', detail: 'f41a3296' },
  },
  'armchair': {
    cream: { corner: '110511ba', front: 'f8ab02fa', detail: '691e0e4e' },
    teal: { corner: '9c93cc64', front: '2997a3a2', detail: '27e387cd' },
  },
  'baby-monitor': {
    white: { corner: '0430c0a7', front: 'c85d09eb', detail: 'f7c8bb44' },
  },
  'backpack': {
    blue: { corner: 'f4d3f725', front: '44e34b00', detail: '5602f849' },
    green: { corner: '0f91e62a', front: '857efe4f', detail: 'ecbe7e75' },
  },
  'balance-bike': {
    red: { corner: 'a4f62f9a', front: '9fa71311', detail: '89b67c03' },
  },
  'bath-mats': {
    gray: { corner: '5411e3eb', front: '5da2e6b1', detail: '23d2eb2e' },
  },
  'bath-shelf': {
    bamboo: { corner: 'b8ffaeef', front: '048da49e', detail: '3f52fe21' },
  },
  'bed-frame': {
    gray: { corner: 'ad67fa09', front: '40cf05cf', detail: '413e008e' },
  },
  'belt': {
    brown: { corner: '07439cde', front: 'f1202e3d', detail: '8cbca65d' },
  },
  'bike': {
    blue: { corner: 'd744b666', front: '9909d9e2', detail: 'e0d0b9f9' },
    red: { corner: 'c38d91ec', front: 'e40e7ce0', detail: '5082adaa' },
  },
  'bird-feeder': {
    copper: { corner: '444cd4a4', front: '9d5b3d42', detail: '56479868' },
  },
  'blanket': {
    charcoal: { corner: '9a2b95eb', front: 'de3390d7', detail: '2701cf49' },
    cream: { corner: '023581ea', front: 'c9dbd607', detail: 'e6532053' },
  },
  'blender': {
    black: { corner: '930db217', front: '32ae11c3', detail: '6e6643c8' },
    white: { corner: 'bbaf13eb', front: '9219d45a', detail: '5d0709b8' },
  },
  'board-game': {
    blue: { corner: 'c87e0ba3', front: 'b76105c7', detail: 'dfdb2c21' },
  },
  'bookcase': {
    oak: { corner: 'd413b1ac', front: 'cf668bb4', detail: '08f4c967' },
  },
  'boots': {
    brown: { corner: 'ee7ac188', front: 'a1efd2df', detail: 'c5c7b0eb' },
  },
  'bouncer': {
    sage: { corner: 'e78cbb41', front: 'def06092', detail: '197d7608' },
  },
  'bowls': {
    white: { corner: '6acf5b93', front: '330cf173', detail: 'fb17146d' },
  },
  'camera': {
    black: { corner: 'ec6230a6', front: '436beaef', detail: '01ae66af' },
    mint: { corner: '505d596e', front: '3d5f7fb2', detail: 'e0b5df3b' },
  },
  'camp-stove': {
    green: { corner: '5bc77561', front: '1d309fa5', detail: 'a91f5776' },
  },
  'candle': {
    amber: { corner: '99b2ec41', front: 'ebee1038', detail: 'a1228dac' },
  },
  'canopy': {
    blue: { corner: 'b05ce9b5', front: '80ef87a7', detail: '12c31a6c' },
  },
  'car-seat': {
    gray: { corner: '5a7d0634', front: 'd2f641a2', detail: '67a49d22' },
  },
  'cardigan': {
    oatmeal: { corner: '3983c137', front: '906c0d07', detail: '03df3646' },
  },
  'carton': {
    kraft: { corner: '0f7831e8', front: '33ae5a51', detail: '9f4527f8' },
    white: { corner: '3735d8c3', front: 'c6c326bf', detail: '85be8497' },
  },
  'cat-tree': {
    beige: { corner: 'e8bd2fea', front: '0cfe7343', detail: '71f7de3a' },
  },
  'circular-saw': {
    teal: { corner: '4d30ac29', front: '5bfea122', detail: 'fb9391b8' },
    yellow: { corner: '36ad59a5', front: 'c0cce088', detail: 'd1a8fe24' },
  },
  'clock': {
    walnut: { corner: '6d4e59ba', front: '38d61ccf', detail: 'b653db69' },
  },
  'coffee-maker': {
    glass: { corner: '8ba8a77c', front: '9e4a5ad9', detail: '9a551d5f' },
  },
  'coffee-table': {
    oak: { corner: '5c480257', front: '267eb31f', detail: '978b0183' },
    walnut: { corner: '24ded028', front: '263b6d50', detail: '7fa8bcd1' },
  },
  'comforter': {
    indigo: { corner: 'b0be51d7', front: 'db29278f', detail: 'de9f1275' },
    sage: { corner: 'e8785250', front: '9a4547c4', detail: '93626a3f' },
  },
  'compressor': {
    red: { corner: '89623a24', front: '3570055f', detail: '6ab0893a' },
  },
  'console-table': {
    oak: { corner: '4a1bd7a2', front: 'afbd804d', detail: '5a86ee9f' },
  },
  'containers': {
    glass: { corner: '6dc2b6fa', front: 'e9b57922', detail: 'b769cf01' },
  },
  'cookware': {
    steel: { corner: '1845c4d6', front: 'b03d6316', detail: 'e4dc5f3d' },
  },
  'cooler': {
    blue: { corner: '6435c701', front: '7a30cf2f', detail: '1f762fab' },
    white: { corner: '607be0c5', front: '81a1162e', detail: 'af110213' },
  },
  'crib': {
    natural: { corner: '0548f249', front: '554f0b7a', detail: '452b74d4' },
  },
  'curling-iron': {
    black: { corner: '5998ce34', front: '15d1e09e', detail: '821a5905' },
  },
  'curtains': {
    slate: { corner: 'e0fe77c6', front: '965e9fa1', detail: 'd0a99a7b' },
  },
  'cutting-boards': {
    acacia: { corner: '14bf13a2', front: 'be8f00e5', detail: 'eae55ef4' },
    bamboo: { corner: '150ba720', front: '66fa023d', detail: '5c287fcf' },
  },
  'dart-blaster': {
    blue: { corner: '4d1eef78', front: '313893d4', detail: 'dc551e90' },
  },
  'desk-lamp': {
    white: { corner: 'a6a87983', front: '2c98fead', detail: 'a8632e69' },
  },
  'desk': {
    oak: { corner: '1392fd98', front: '295f8424', detail: '6077c862' },
    white: { corner: '8deaa4d5', front: '5527da9c', detail: 'bd1f628d' },
  },
  'dining-chair': {
    oak: { corner: '01e4f7ab', front: '58c479c3', detail: '45cf431e' },
    walnut: { corner: 'b96d8eee', front: '68b568ec', detail: 'f361dc97' },
  },
  'dining-table': {
    oak: { corner: 'dd48a376', front: 'e1dfa7b5', detail: '36b8e703' },
  },
  'dinnerware': {
    white: { corner: '0482fdb8', front: '3c557897', detail: '0359d990' },
  },
  'dog-crate': {
    black: { corner: 'ee1e1b23', front: '01300c92', detail: 'cc999b0c' },
  },
  'dollhouse': {
    pink: { corner: 'c3c8a848', front: '62d98b0c', detail: '7559c773' },
  },
  'drill': {
    teal: { corner: '4e38b4b2', front: '31f6d1ea', detail: 'd39b14da' },
    yellow: { corner: 'c73417ef', front: 'fb514b8a', detail: '96ef67a1' },
  },
  'drive': {
    black: { corner: '5a18898c', front: '3fdf2ff4', detail: '3fe572bf' },
  },
  'dumbbells': {
    black: { corner: '7530c3ee', front: 'a02d355d', detail: 'aeb209a9' },
  },
  'dutch-oven': {
    blue: { corner: '73764767', front: 'b805f7d5', detail: '810fa394' },
    red: { corner: '84ab445a', front: '9f7d607d', detail: '63db81ed' },
  },
  'earbuds': {
    white: { corner: '2cf38c36', front: '1ff1545e', detail: 'a47760f0' },
  },
  'espresso-machine': {
    stainless: { corner: '6ec2cb67', front: 'b492d953', detail: '87c6f2f8' },
  },
  'exercise-bike': {
    black: { corner: 'b35a1bb0', front: '83908954', detail: 'b29212b6' },
  },
  'faucet': {
    nickel: { corner: 'dba2f314', front: '3bcbe079', detail: '905bf942' },
  },
  'file-cabinet': {
    gray: { corner: 'a43f7936', front: '5cd6cae3', detail: '3244a8ff' },
  },
  'fire-pit': {
    bronze: { corner: '9ae54b99', front: '676afb58', detail: '88157215' },
  },
  'floor-lamp': {
    brass: { corner: 'c7b093e1', front: 'c0e8a25f', detail: '4981ba33' },
  },
  'framed-prints': {
    oak: { corner: '8f15840a', front: 'f5abbe4d', detail: 'db823cf1' },
  },
  'freezer': {
    white: { corner: '48f1a22d', front: '7648fee1', detail: '84e3189d' },
  },
  'french-press': {
    steel: { corner: '653e6970', front: 'ee158ccd', detail: '0f75f50e' },
  },
  'frying-pans': {
    black: { corner: '3e299c15', front: '2d08b0c9', detail: '0de572af' },
  },
  'gadget': {
    black: { corner: 'fb0842cf', front: '72710d23', detail: '77237071' },
  },
  'garden-chair': {
    gray: { corner: '7b8db443', front: 'a62b70bb', detail: 'f1fa01ab' },
    teal: { corner: '7da5ed14', front: '64971c0c', detail: '9c040593' },
  },
  'garden-hose': {
    green: { corner: '4396a546', front: 'ba5ac8b0', detail: '5808ae6f' },
  },
  'garment-rack': {
    black: { corner: '71befda6', front: 'd03f912e', detail: 'afb95d8f' },
  },
  'gas-grill': {
    stainless: { corner: 'ca402551', front: 'b13820b0', detail: 'fc95b823' },
  },
  'gloves': {
    tan: { corner: 'fe1f31a2', front: '2092b40d', detail: '5c7ee343' },
  },
  'hair-dryer': {
    black: { corner: 'cfe4ae38', front: '9165d04a', detail: '7a62535f' },
  },
  'hammock': {
    striped: { corner: '9f285a87', front: 'a6158483', detail: 'f06e52e2' },
  },
  'hamper': {
    gray: { corner: 'dfeb1ba6', front: '40852aeb', detail: '390c9314' },
  },
  'headphones': {
    black: { corner: '0a5f77c6', front: '46eba98e', detail: '2f9b4ef2' },
    silver: { corner: '8f274f32', front: '56e33ef9', detail: 'a16dfa28' },
  },
  'high-chair': {
    beech: { corner: '5558710e', front: '85ecf4e7', detail: 'b9d660b0' },
  },
  'hoop': {
    black: { corner: 'f9f047c9', front: 'a41f164d', detail: 'b34fd191' },
  },
  'ironing-board': {
    blue: { corner: '864548a9', front: 'cc37edaf', detail: 'a928bbd6' },
  },
  'jack': {
    red: { corner: 'ce54e2a0', front: 'ef95b70e', detail: '14df40ef' },
  },
  'jacket': {
    navy: { corner: '6d836724', front: '72172cbe', detail: 'f40b65e2' },
    yellow: { corner: 'a132b722', front: '7cca65d8', detail: '1065c948' },
  },
  'kayak': {
    yellow: { corner: '2429eb2e', front: 'e58fbe15', detail: 'f13fc05a' },
  },
  'kettle': {
    black: { corner: '6ee19a7c', front: '5db085a3', detail: '8e7a691f' },
    copper: { corner: 'e6c6de0b', front: '15e01b94', detail: '8fc04ef3' },
  },
  'kettle-grill': {
    black: { corner: 'be8a652f', front: '7453eca3', detail: 'bf2c494f' },
  },
  'keyboard': {
    black: { corner: '080d2738', front: 'bf55df21', detail: '9f133105' },
  },
  'kitchen-towels': {
    striped: { corner: 'b6bf2ad8', front: 'c7e076bf', detail: '97b558c6' },
  },
  'knife': {
    steel: { corner: 'a2d7b6f5', front: '127db62e', detail: '8e57d3b7' },
  },
  'ladder': {
    aluminum: { corner: '05d0a3b3', front: '698c47a6', detail: '437f7442' },
  },
  'lantern': {
    black: { corner: '79283b64', front: '276c5ad1', detail: '9fbf27b7' },
  },
  'laptop': {
    black: { corner: '355a0b3f', front: '504ef8c4', detail: 'c348ea99' },
    silver: { corner: '3d8089d4', front: 'd5bdfd3f', detail: '5a3e43d2' },
  },
  'leggings': {
    black: { corner: 'd7f32ff3', front: '41cc66f3', detail: '57a6b091' },
  },
  'luggage': {
    black: { corner: '0295ee7e', front: 'cb639dc7', detail: 'cb3cbe61' },
  },
  'magnetic-tiles': {
    bright: { corner: 'b8a7d743', front: '9f79ec5e', detail: '4a396f4e' },
  },
  'marble-run': {
    bright: { corner: 'b9d622bc', front: 'b09bea0f', detail: '5d260e71' },
  },
  'massager': {
    gray: { corner: '1a26a58e', front: '0e801ff1', detail: 'a69de429' },
  },
  'mattress': {
    white: { corner: '849dedad', front: 'ccd84684', detail: '85234208' },
  },
  'microwave': {
    stainless: { corner: '09c2db30', front: '4d642b1c', detail: 'fa7e5d97' },
  },
  'mirror': {
    black: { corner: '94a9a34f', front: '4ac8f32f', detail: '42d9d983' },
    gold: { corner: '7adc1d54', front: '60f32c02', detail: '9a05f23f' },
  },
  'monitor': {
    black: { corner: 'c9443106', front: 'eb147ca3', detail: '8be520e0' },
  },
  'mop-bucket': {
    blue: { corner: 'c1911fad', front: 'f5200e30', detail: '2b567a75' },
  },
  'mouse': {
    black: { corner: '33f7aeb7', front: '9c227f40', detail: 'cb28947c' },
  },
  'mower': {
    green: { corner: 'f8da983d', front: '614a6f4b', detail: 'ef1bbfa2' },
  },
  'nightstand': {
    walnut: { corner: '57eaabbe', front: '00c2ebe2', detail: 'f734c3fd' },
    white: { corner: 'aa542a68', front: 'b72f6404', detail: '198f28e5' },
  },
  'office-chair': {
    leather: { corner: '233514fc', front: 'fd6d8b4c', detail: 'd9b2e9b5' },
    mesh: { corner: 'ab8d5462', front: '56827d77', detail: 'b2cebdba' },
  },
  'oil-bottles': {
    black: { corner: '2fbb1947', front: '9f01470b', detail: '0764be99' },
  },
  'ottoman': {
    navy: { corner: '5636e71f', front: 'fc7782a6', detail: '21aed8b4' },
  },
  'paddle-board': {
    teal: { corner: '3cb7d5ba', front: '118d37d0', detail: 'e7ad34e6' },
  },
  'paper-reams': {
    white: { corner: 'bd56bb10', front: '53fe8463', detail: 'dfda16f3' },
  },
  'patio-umbrella': {
    terracotta: { corner: 'b3ba5489', front: '2136f20b', detail: '1e250dd9' },
  },
  'pens': {
    assorted: { corner: '5373732c', front: '2c335e31', detail: 'e5756356' },
  },
  'pet-bed': {
    gray: { corner: '3be9db98', front: '02efc396', detail: '58f3a205' },
  },
  'pet-feeder': {
    white: { corner: 'ca505ce5', front: '1adb25d7', detail: 'fbe24ef4' },
  },
  'pet-fountain': {
    white: { corner: 'eeaed949', front: 'de9228c2', detail: '7bb3baa3' },
  },
  'pillows': {
    white: { corner: '680a10e1', front: 'c2b753e6', detail: '9da2b978' },
  },
  'plant': {
    green: { corner: '5815cefd', front: 'f8dbc787', detail: '68971676' },
  },
  'planter': {
    cedar: { corner: '5183c247', front: '167b32fc', detail: '61f80fd8' },
  },
  'play-kitchen': {
    white: { corner: 'abd4e71b', front: '2302dad6', detail: '512fd4ad' },
  },
  'plush-foxes': {
    orange: { corner: 'fd182ea4', front: '983a300b', detail: 'a5c71a5b' },
  },
  'power-bank': {
    black: { corner: 'd8b15a6a', front: '0c11d05f', detail: '127d3e23' },
  },
  'power-box': {
    black: { corner: '2b24b4dc', front: 'e079e2d9', detail: 'f86347f5' },
  },
  'pressure-cooker': {
    steel: { corner: '9bbf5591', front: 'a7e18689', detail: 'bf658fe0' },
  },
  'pressure-washer': {
    green: { corner: '668b3da4', front: '6d2fa2af', detail: '47fc45ef' },
  },
  'printer': {
    black: { corner: 'ca894f6b', front: 'd080b64d', detail: 'e0062030' },
    white: { corner: '414bf6b3', front: '857f28ce', detail: '493becd6' },
  },
  'projector': {
    white: { corner: '57fb8e54', front: '2a6f3719', detail: '04387a6e' },
  },
  'puzzles': {
    mixed: { corner: '61944e31', front: 'a9d4c9c6', detail: 'b919df47' },
  },
  'rackets': {
    blue: { corner: 'ba7a39be', front: '2577c405', detail: 'e5f3cebe' },
  },
  'range': {
    stainless: { corner: 'ef65ad08', front: '869ba7fd', detail: '7f8bf536' },
  },
  'refrigerator': {
    stainless: { corner: 'b606f0b0', front: '8100111d', detail: 'af9734dd' },
  },
  'robot-vacuum': {
    black: { corner: 'e6889a2a', front: '6bcb9acf', detail: 'c51acc4b' },
    white: { corner: 'cc90071a', front: 'f46180fc', detail: 'c75907cb' },
  },
  'rock-crawler': {
    orange: { corner: 'bd7b0b66', front: '9ccfbaa8', detail: '188e2406' },
  },
  'router': {
    white: { corner: '9a4ea436', front: '13766bd3', detail: '22d830b2' },
  },
  'rug': {
    jute: { corner: '3e3df8a3', front: '9a90562e', detail: '3b7b1308' },
    red: { corner: '43601ec3', front: '6653399b', detail: '14c288cf' },
  },
  'running-shoes': {
    coral: { corner: '296000ce', front: '2ccbfc2d', detail: '4811d9eb' },
    gray: { corner: '7e18f50b', front: 'ff3379f7', detail: 'f4d06b0a' },
  },
  'sander': {
    teal: { corner: '0eb1a6db', front: 'c8facc6b', detail: 'c25ae0c5' },
    yellow: { corner: 'e293d2c7', front: 'c4c40e1c', detail: '4b71f755' },
  },
  'scale': {
    white: { corner: '6519b6dd', front: '7bbc3b96', detail: '22500846' },
  },
  'security-camera': {
    white: { corner: 'a096a046', front: 'c885afe0', detail: '7a49bd02' },
  },
  'shaver': {
    black: { corner: 'a15fb0c4', front: '97daa325', detail: '3d987936' },
  },
  'sheets': {
    indigo: { corner: '582abf69', front: 'ddc8d6d1', detail: 'bc28ec09' },
    white: { corner: '5c8e1d51', front: '3b63de0a', detail: '80f76089' },
  },
  'shirt': {
    plaid: { corner: 'e383effb', front: '221320e7', detail: '74ba1a74' },
  },
  'shop-vac': {
    black: { corner: 'c280bd84', front: '3f7a6ac6', detail: '8bfe79bb' },
  },
  'shredder': {
    black: { corner: 'e633841f', front: '9432c166', detail: '4c2043c2' },
  },
  'sleeping-bag': {
    green: { corner: '455d056e', front: '10e22f6d', detail: '1c747750' },
  },
  'sneakers': {
    white: { corner: '0aa3ad42', front: 'd7ca07e3', detail: '09931696' },
  },
  'socks': {
    gray: { corner: 'fad7da8e', front: '8ac21419', detail: '488f4a1e' },
  },
  'sofa': {
    blue: { corner: '9011a167', front: 'c33b054f', detail: '2efc024e' },
    brown: { corner: 'ccc9d438', front: '7ea6273a', detail: 'a1e6734e' },
    charcoal: { corner: '0c1d7117', front: 'dea72627', detail: 'ca11fd0b' },
  },
  'soundbar': {
    black: { corner: 'fe9947be', front: '8aa386fd', detail: 'f8a3a5f9' },
  },
  'speaker': {
    black: { corner: '57b1e0f1', front: '2149a8b6', detail: '8cc594ac' },
    blue: { corner: '2acc6e0e', front: '21c61d38', detail: '018f760d' },
  },
  'stand-mixer': {
    pistachio: { corner: '44df7e07', front: 'a0c3f36a', detail: '20ad2cfa' },
    red: { corner: '80cbafc0', front: 'b2e345aa', detail: '3dd50862' },
  },
  'steam-mop': {
    white: { corner: '96b61523', front: '71144eda', detail: '307fd270' },
  },
  'stick-vacuum': {
    purple: { corner: '46448491', front: 'b8f2437c', detail: '53c33539' },
    red: { corner: 'b7ec33de', front: 'd4056c2e', detail: 'a67d8e2e' },
  },
  'stool': {
    black: { corner: 'f37e628e', front: '76d82dc4', detail: '1ba5953d' },
  },
  'storage-bins': {
    clear: { corner: '8efb6339', front: 'e4a96f2c', detail: 'c43c2082' },
  },
  'stroller': {
    gray: { corner: '600b6404', front: 'e25ddd8f', detail: 'c5c9e2b3' },
  },
  'swim-trunks': {
    blue: { corner: '6772d80b', front: '5d36fb09', detail: '65937bf5' },
  },
  'table-lamp': {
    sage: { corner: 'ea636a02', front: '6b09010d', detail: '7eb37319' },
    white: { corner: '17d453b2', front: 'dfa980aa', detail: '550ea831' },
  },
  'tablet': {
    gray: { corner: '1c0a60b1', front: '84c327ce', detail: 'aae6230e' },
  },
  'television': {
    black: { corner: '353d5105', front: '100cf815', detail: '0e57eee7' },
  },
  'tent': {
    green: { corner: '2aa9fa9c', front: '79dc7230', detail: 'f476bddd' },
    orange: { corner: '937a4450', front: '513d9127', detail: '619c8866' },
  },
  'toaster-oven': {
    stainless: { corner: '9ae8061c', front: '6654382a', detail: '05c8cf69' },
  },
  'tool-case': {
    black: { corner: '864ee8f8', front: '626ea391', detail: '2783fcd8' },
  },
  'tool-chest': {
    red: { corner: 'd532e780', front: '7091aa94', detail: '7e639726' },
  },
  'toothbrush': {
    white: { corner: 'd5a559c7', front: '747794d7', detail: 'e9489e93' },
  },
  'towels': {
    blue: { corner: '2755d732', front: 'c1fc3df9', detail: '65d7b457' },
    white: { corner: '55985ba7', front: '76999d1e', detail: '3615d08b' },
  },
  'train-set': {
    wooden: { corner: '36cb4b2b', front: '9e978cc4', detail: 'c811aa74' },
  },
  'trampoline': {
    blue: { corner: '370c7053', front: 'cbda0f3f', detail: '07d656f6' },
  },
  'trash-can': {
    stainless: { corner: 'e25333b8', front: '6cdc7097', detail: 'cce1b826' },
  },
  'treadmill': {
    black: { corner: '5bacef9c', front: '51d1b44d', detail: '1fdf3015' },
  },
  'trimmer': {
    yellow: { corner: '2cfae3b7', front: '762f1b84', detail: '74fc79c8' },
  },
  'turntable': {
    walnut: { corner: 'ab876256', front: '4d6ab08a', detail: '76d8dc94' },
  },
  'tv-stand': {
    walnut: { corner: '73240e7a', front: '916ab49f', detail: '9f12eb4a' },
  },
  'upright-cleaner': {
    blue: { corner: '304f2f74', front: '76de024b', detail: '19082e84' },
  },
  'vanity-mirror': {
    white: { corner: '1b6db03f', front: 'd80dc05d', detail: '87952166' },
  },
  'vest': {
    plum: { corner: '60df94c2', front: '10b35524', detail: 'd40df8be' },
  },
  'wagon': {
    red: { corner: 'b4122640', front: '8dec57d0', detail: 'de0ae107' },
  },
  'washer': {
    white: { corner: '5a8f5cc8', front: 'd722f7b7', detail: 'd2d60bf2' },
  },
  'watch': {
    black: { corner: '75866452', front: 'fe670f79', detail: '768cb9ec' },
  },
  'weight-bench': {
    black: { corner: '19a771de', front: '0f87c3cd', detail: '0fe434b6' },
  },
  'wheelbarrow': {
    steel: { corner: '8ca31827', front: 'e4517b91', detail: '5bbe11c5' },
  },
  'whiteboard': {
    white: { corner: 'c1330e89', front: 'b033c5d6', detail: 'd42b4fac' },
  },
  'wire-shelf': {
    chrome: { corner: '9babc107', front: 'bbf5bbc9', detail: 'f2089c31' },
  },
  'wok': {
    steel: { corner: '7dfd35cb', front: '5051e510', detail: '36b42e4d' },
  },
  'yoga-mat': {
    purple: { corner: '5562d4d4', front: 'c8be1b85', detail: '9ea1890d' },
  },
};
