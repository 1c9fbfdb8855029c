// Written by `npm run pictures`: kind, variant, angle, and what is in that picture.
export const ORIGINALS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  'air-conditioner': {
    white: { corner: '9b141e6e', front: 'b97428b9', detail: 'd1039800' },
  },
  'air-fryer': {
    black: { corner: 'd7618dc2', front: 'b7bbb0b0' },
  },
  'aquarium': {
    glass: { corner: 'a0b0a0b1' },
  },
  'armchair': {
    cream: { corner: '110511ba', front: 'f8ab02fa' },
  },
  'baby-monitor': {
    white: { corner: '0430c0a7', front: 'c85d09eb' },
  },
  'backpack': {
    blue: { corner: 'f4d3f725', front: '44e34b00' },
  },
  'balance-bike': {
    red: { corner: 'a4f62f9a' },
  },
  'bath-mats': {
    gray: { corner: '5411e3eb', front: '5da2e6b1', detail: '23d2eb2e' },
  },
  'bath-shelf': {
    bamboo: { corner: 'b8ffaeef', front: '048da49e' },
  },
  'bed-frame': {
    gray: { corner: 'ad67fa09', front: '40cf05cf' },
  },
  'belt': {
    brown: { corner: '07439cde', front: 'f1202e3d' },
  },
  'bike': {
    blue: { corner: 'd744b666', front: '9909d9e2' },
  },
  'bird-feeder': {
    copper: { corner: '444cd4a4' },
  },
  'blanket': {
    charcoal: { corner: '9a2b95eb', front: 'de3390d7' },
  },
  'blender': {
    black: { corner: '930db217', front: '32ae11c3' },
  },
  'board-game': {
    blue: { corner: 'c87e0ba3', front: 'b76105c7' },
  },
  'bookcase': {
    oak: { corner: 'd413b1ac', front: 'cf668bb4' },
  },
  'boots': {
    brown: { corner: 'ee7ac188', front: 'a1efd2df' },
  },
  'bouncer': {
    sage: { corner: 'e78cbb41', front: 'def06092' },
  },
  'bowls': {
    white: { corner: '6acf5b93', front: '330cf173' },
  },
  'camera': {
    mint: { corner: '505d596e', front: '3d5f7fb2' },
  },
  'camp-stove': {
    green: { corner: '5bc77561', front: '1d309fa5' },
  },
  'candle': {
    amber: { corner: '99b2ec41' },
  },
  'canopy': {
    blue: { corner: 'b05ce9b5', front: '80ef87a7' },
  },
  'car-seat': {
    gray: { corner: '5a7d0634', front: 'd2f641a2' },
  },
  'cardigan': {
    oatmeal: { corner: '3983c137', front: '906c0d07' },
  },
  'carton': {
    kraft: { corner: '0f7831e8', front: '33ae5a51', detail: '9f4527f8' },
    white: { corner: '3735d8c3', front: 'c6c326bf', detail: '85be8497' },
  },
  'cat-tree': {
    beige: { corner: 'e8bd2fea' },
  },
  'circular-saw': {
    yellow: { corner: '36ad59a5', front: 'c0cce088' },
  },
  'clock': {
    walnut: { corner: '6d4e59ba', front: '38d61ccf' },
  },
  'coffee-maker': {
    glass: { corner: '8ba8a77c', front: '9e4a5ad9', detail: '9a551d5f' },
  },
  'coffee-table': {
    walnut: { corner: '24ded028', front: '263b6d50' },
  },
  'comforter': {
    sage: { corner: 'e8785250', front: '9a4547c4' },
  },
  'compressor': {
    red: { corner: '89623a24', front: '3570055f' },
  },
  'console-table': {
    oak: { corner: '4a1bd7a2', front: 'afbd804d' },
  },
  'containers': {
    glass: { corner: '6dc2b6fa', front: 'e9b57922' },
  },
  'cookware': {
    steel: { corner: '1845c4d6' },
  },
  'cooler': {
    blue: { corner: '6435c701', front: '7a30cf2f' },
  },
  'crib': {
    natural: { corner: '0548f249', front: '554f0b7a' },
  },
  'curling-iron': {
    black: { corner: '5998ce34', front: '15d1e09e' },
  },
  'curtains': {
    slate: { corner: 'e0fe77c6', front: '965e9fa1' },
  },
  'cutting-boards': {
    bamboo: { corner: '150ba720', front: '66fa023d' },
  },
  'dart-blaster': {
    blue: { corner: '4d1eef78', front: '313893d4' },
  },
  'desk-lamp': {
    white: { corner: 'a6a87983' },
  },
  'desk': {
    oak: { corner: '1392fd98', front: '295f8424' },
  },
  'dining-chair': {
    oak: { corner: '01e4f7ab', front: '58c479c3' },
  },
  'dining-table': {
    oak: { corner: 'dd48a376', front: 'e1dfa7b5' },
  },
  'dinnerware': {
    white: { corner: '0482fdb8', front: '3c557897' },
  },
  'dog-crate': {
    black: { corner: 'ee1e1b23' },
  },
  'dollhouse': {
    pink: { corner: 'c3c8a848' },
  },
  'drill': {
    yellow: { corner: 'c73417ef', front: 'fb514b8a' },
  },
  'drive': {
    black: { corner: '5a18898c', front: '3fdf2ff4' },
  },
  'dumbbells': {
    black: { corner: '7530c3ee', front: 'a02d355d' },
  },
  'dutch-oven': {
    blue: { corner: '73764767', front: 'b805f7d5' },
  },
  'earbuds': {
    white: { corner: '2cf38c36', front: '1ff1545e' },
  },
  'espresso-machine': {
    stainless: { corner: '6ec2cb67', front: 'b492d953' },
  },
  'exercise-bike': {
    black: { corner: 'b35a1bb0' },
  },
  'faucet': {
    nickel: { corner: 'dba2f314', front: '3bcbe079' },
  },
  'file-cabinet': {
    gray: { corner: 'a43f7936', front: '5cd6cae3' },
  },
  'fire-pit': {
    bronze: { corner: '9ae54b99' },
  },
  'floor-lamp': {
    brass: { corner: 'c7b093e1' },
  },
  'framed-prints': {
    oak: { corner: '8f15840a', front: 'f5abbe4d' },
  },
  'freezer': {
    white: { corner: '48f1a22d', front: '7648fee1' },
  },
  'french-press': {
    steel: { corner: '653e6970' },
  },
  'frying-pans': {
    black: { corner: '3e299c15', front: '2d08b0c9' },
  },
  'gadget': {
    black: { corner: 'fb0842cf' },
  },
  'garden-chair': {
    teal: { corner: '7da5ed14', front: '64971c0c' },
  },
  'garden-hose': {
    green: { corner: '4396a546', front: 'ba5ac8b0' },
  },
  'garment-rack': {
    black: { corner: '71befda6' },
  },
  'gas-grill': {
    stainless: { corner: 'ca402551', front: 'b13820b0' },
  },
  'gloves': {
    tan: { corner: 'fe1f31a2', front: '2092b40d' },
  },
  'hair-dryer': {
    black: { corner: 'cfe4ae38', front: '9165d04a' },
  },
  'hammock': {
    striped: { corner: '9f285a87', front: 'a6158483' },
  },
  'hamper': {
    gray: { corner: 'dfeb1ba6' },
  },
  'headphones': {
    black: { corner: '0a5f77c6', front: '46eba98e' },
  },
  'high-chair': {
    beech: { corner: '5558710e', front: '85ecf4e7' },
  },
  'hoop': {
    black: { corner: 'f9f047c9', front: 'a41f164d' },
  },
  'ironing-board': {
    blue: { corner: '864548a9' },
  },
  'jack': {
    red: { corner: 'ce54e2a0', front: 'ef95b70e' },
  },
  'jacket': {
    yellow: { corner: 'a132b722', front: '7cca65d8' },
  },
  'kayak': {
    yellow: { corner: '2429eb2e', front: 'e58fbe15' },
  },
  'kettle': {
    black: { corner: '6ee19a7c', front: '5db085a3', detail: '8e7a691f' },
    copper: { corner: 'e6c6de0b', front: '15e01b94', detail: '8fc04ef3' },
  },
  'kettle-grill': {
    black: { corner: 'be8a652f', front: '7453eca3' },
  },
  'keyboard': {
    black: { corner: '080d2738', front: 'bf55df21' },
  },
  'kitchen-towels': {
    striped: { corner: 'b6bf2ad8', front: 'c7e076bf' },
  },
  'knife': {
    steel: { corner: 'a2d7b6f5' },
  },
  'ladder': {
    aluminum: { corner: '05d0a3b3', front: '698c47a6' },
  },
  'lantern': {
    black: { corner: '79283b64' },
  },
  'laptop': {
    silver: { corner: '3d8089d4', front: 'd5bdfd3f' },
  },
  'leggings': {
    black: { corner: 'd7f32ff3', front: '41cc66f3' },
  },
  'luggage': {
    black: { corner: '0295ee7e', front: 'cb639dc7' },
  },
  'magnetic-tiles': {
    bright: { corner: 'b8a7d743', front: '9f79ec5e' },
  },
  'marble-run': {
    bright: { corner: 'b9d622bc', front: 'b09bea0f' },
  },
  'massager': {
    gray: { corner: '1a26a58e', front: '0e801ff1' },
  },
  'mattress': {
    white: { corner: '849dedad', front: 'ccd84684' },
  },
  'microwave': {
    stainless: { corner: '09c2db30' },
  },
  'mirror': {
    gold: { corner: '7adc1d54', front: '60f32c02' },
  },
  'monitor': {
    black: { corner: 'c9443106', front: 'eb147ca3' },
  },
  'mop-bucket': {
    blue: { corner: 'c1911fad' },
  },
  'mouse': {
    black: { corner: '33f7aeb7', front: '9c227f40' },
  },
  'mower': {
    green: { corner: 'f8da983d', front: '614a6f4b' },
  },
  'nightstand': {
    white: { corner: 'aa542a68', front: 'b72f6404' },
  },
  'office-chair': {
    mesh: { corner: 'ab8d5462', front: '56827d77' },
  },
  'oil-bottles': {
    black: { corner: '2fbb1947' },
  },
  'ottoman': {
    navy: { corner: '5636e71f', front: 'fc7782a6' },
  },
  'paddle-board': {
    teal: { corner: '3cb7d5ba', front: '118d37d0' },
  },
  'paper-reams': {
    white: { corner: 'bd56bb10' },
  },
  'patio-umbrella': {
    terracotta: { corner: 'b3ba5489' },
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
    white: { corner: '680a10e1', front: 'c2b753e6' },
  },
  'plant': {
    green: { corner: '5815cefd' },
  },
  'planter': {
    cedar: { corner: '5183c247' },
  },
  'play-kitchen': {
    white: { corner: 'abd4e71b' },
  },
  'plush-foxes': {
    orange: { corner: 'fd182ea4' },
  },
  'power-bank': {
    black: { corner: 'd8b15a6a', front: '0c11d05f' },
  },
  'power-box': {
    black: { corner: '2b24b4dc', front: 'e079e2d9' },
  },
  'pressure-cooker': {
    steel: { corner: '9bbf5591', front: 'a7e18689' },
  },
  'pressure-washer': {
    green: { corner: '668b3da4', front: '6d2fa2af' },
  },
  'printer': {
    white: { corner: '414bf6b3', front: '857f28ce' },
  },
  'projector': {
    white: { corner: '57fb8e54', front: '2a6f3719' },
  },
  'puzzles': {
    mixed: { corner: '61944e31', front: 'a9d4c9c6' },
  },
  'rackets': {
    blue: { corner: 'ba7a39be', front: '2577c405' },
  },
  'range': {
    stainless: { corner: 'ef65ad08' },
  },
  'refrigerator': {
    stainless: { corner: 'b606f0b0' },
  },
  'robot-vacuum': {
    black: { corner: 'e6889a2a', front: '6bcb9acf' },
  },
  'rock-crawler': {
    orange: { corner: 'bd7b0b66' },
  },
  'router': {
    white: { corner: '9a4ea436', front: '13766bd3' },
  },
  'rug': {
    jute: { corner: '3e3df8a3', front: '9a90562e' },
  },
  'running-shoes': {
    coral: { corner: '296000ce', front: '2ccbfc2d' },
  },
  'sander': {
    yellow: { corner: 'e293d2c7', front: 'c4c40e1c' },
  },
  'scale': {
    white: { corner: '6519b6dd', front: '7bbc3b96' },
  },
  'security-camera': {
    white: { corner: 'a096a046', front: 'c885afe0' },
  },
  'shaver': {
    black: { corner: 'a15fb0c4', front: '97daa325' },
  },
  'sheets': {
    white: { corner: '5c8e1d51', front: '3b63de0a' },
  },
  'shirt': {
    plaid: { corner: 'e383effb', front: '221320e7' },
  },
  'shop-vac': {
    black: { corner: 'c280bd84' },
  },
  'shredder': {
    black: { corner: 'e633841f' },
  },
  'sleeping-bag': {
    green: { corner: '455d056e', front: '10e22f6d' },
  },
  'sneakers': {
    white: { corner: '0aa3ad42', front: 'd7ca07e3' },
  },
  'socks': {
    gray: { corner: 'fad7da8e', front: '8ac21419' },
  },
  'sofa': {
    charcoal: { corner: '0c1d7117', front: 'dea72627' },
  },
  'soundbar': {
    black: { corner: 'fe9947be', front: '8aa386fd' },
  },
  'speaker': {
    blue: { corner: '2acc6e0e', front: '21c61d38' },
  },
  'stand-mixer': {
    pistachio: { corner: '44df7e07', front: 'a0c3f36a' },
  },
  'steam-mop': {
    white: { corner: '96b61523' },
  },
  'stick-vacuum': {
    red: { corner: 'b7ec33de', front: 'd4056c2e' },
  },
  'stool': {
    black: { corner: 'f37e628e', front: '76d82dc4' },
  },
  'storage-bins': {
    clear: { corner: '8efb6339' },
  },
  'stroller': {
    gray: { corner: '600b6404', front: 'e25ddd8f' },
  },
  'swim-trunks': {
    blue: { corner: '6772d80b', front: '5d36fb09' },
  },
  'table-lamp': {
    sage: { corner: 'ea636a02' },
  },
  'tablet': {
    gray: { corner: '1c0a60b1', front: '84c327ce' },
  },
  'television': {
    black: { corner: '353d5105', front: '100cf815' },
  },
  'tent': {
    green: { corner: '2aa9fa9c', front: '79dc7230' },
  },
  'toaster-oven': {
    stainless: { corner: '9ae8061c', front: '6654382a' },
  },
  'tool-case': {
    black: { corner: '864ee8f8', front: '626ea391' },
  },
  'tool-chest': {
    red: { corner: 'd532e780', front: '7091aa94' },
  },
  'toothbrush': {
    white: { corner: 'd5a559c7', front: '747794d7' },
  },
  'towels': {
    white: { corner: '55985ba7', front: '76999d1e' },
  },
  'train-set': {
    wooden: { corner: '36cb4b2b', front: '9e978cc4' },
  },
  'trampoline': {
    blue: { corner: '370c7053', front: 'cbda0f3f' },
  },
  'trash-can': {
    stainless: { corner: 'e25333b8' },
  },
  'treadmill': {
    black: { corner: '5bacef9c' },
  },
  'trimmer': {
    yellow: { corner: '2cfae3b7', front: '762f1b84' },
  },
  'turntable': {
    walnut: { corner: 'ab876256', front: '4d6ab08a' },
  },
  'tv-stand': {
    walnut: { corner: '73240e7a', front: '916ab49f' },
  },
  'upright-cleaner': {
    blue: { corner: '304f2f74', front: '76de024b' },
  },
  'vanity-mirror': {
    white: { corner: '1b6db03f', front: 'd80dc05d' },
  },
  'wagon': {
    red: { corner: 'b4122640', front: '8dec57d0' },
  },
  'washer': {
    white: { corner: '5a8f5cc8' },
  },
  'watch': {
    black: { corner: '75866452', front: 'fe670f79' },
  },
  'weight-bench': {
    black: { corner: '19a771de' },
  },
  'wheelbarrow': {
    steel: { corner: '8ca31827', front: 'e4517b91' },
  },
  'whiteboard': {
    white: { corner: 'c1330e89' },
  },
  'wire-shelf': {
    chrome: { corner: '9babc107' },
  },
  'wok': {
    steel: { corner: '7dfd35cb', front: '5051e510' },
  },
  'yoga-mat': {
    purple: { corner: '5562d4d4' },
  },
};
