// The baseline of the screens: plain Socket.IO that broadcasts ten times a second.
import http from 'node:http';
import { Server } from 'socket.io';

const EVERY_MS = 100;
const clockMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const server = http.createServer();
const io = new Server(server);
io.on('connection', (socket) => void socket.join('lot'));
setInterval(() => {
  io.to('lot').emit('bidAddtime', {
    sentAt: clockMs(),
    lot_id: '01234567-89ab-4cde-8f01-23456789abcd',
    sequence: 1000,
    channel: 'lot',
    from_seq: 999,
    to_seq: 1000,
    latestbid: '123.45',
    bids: 100,
    date_closed: Date.now(),
    next_bid: '125.00',
    market_status: 'open',
    future_active: false,
    extended: false,
    reason: '',
  });
}, EVERY_MS);
const port = Number(process.argv[2]);
server.listen(port, '127.0.0.1', () => console.log(`is open at ${port}`));
