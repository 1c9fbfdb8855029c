// The baseline of the pages: Fastify with one empty route.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html').send(''));
const port = Number(process.argv[2]);
await app.listen({ port, host: '127.0.0.1' });
console.log(`is open at ${port}`);
