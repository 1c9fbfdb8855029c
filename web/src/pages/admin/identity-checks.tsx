import { Badge, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { kycWords } from '@hammerdock/contract/texts/kyc-words.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { Pages } from '../../ui/pages.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import classes from './request.module.css';

type Checked = Answer<'bidding.listIdentityChecks'>['users'][number];

const PER_PAGE = 20;

/** AUTH-15: whether users have shown who they are; hidden in a store that checks no identities. */
export function IdentityChecks() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = useCall('bidding.listIdentityChecks', { search, page, limit: PER_PAGE });
  const isSearch = search !== '' || page > 1;
  const isHidden = found.data === undefined ? !isSearch && !found.isError : !found.data.is_on;
  if (isHidden) return null;
  return (
    <Stack mt="xl" component="section">
      <Title order={2}>Identity checks</Title>
      <SearchForm
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {found.isError && (
        <ErrorState
          title="We couldn’t load the identity checks"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {!found.isError && found.data === undefined && (
        <ListSkeletons label="Loading the identity checks" />
      )}
      {!found.isError && found.data !== undefined && (
        <>
          {found.data.count === 0 && <NoUsers isSearch={search !== ''} />}
          {found.data.users.map((user) => (
            <UserCard key={user.user_id} user={user} />
          ))}
          <Pages page={page} perPage={PER_PAGE} count={found.data.count} onChange={setPage} />
        </>
      )}
    </Stack>
  );
}

function SearchForm({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      role="search"
      aria-label="Find a user"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Group align="end" gap="sm">
        <TextInput
          label="Username or email"
          type="search"
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Find user
        </Button>
      </Group>
    </form>
  );
}

const NoUsers = ({ isSearch }: { readonly isSearch: boolean }) => (
  <Text c="dimmed">
    {isSearch
      ? 'No user matches. Try a shorter part of the username or email.'
      : 'No identity checks yet. Search for a user to see any account.'}
  </Text>
);

const COLORS: Readonly<Partial<Record<Checked['kyc_status'], string>>> = {
  verified: 'spruce',
  failed: 'red',
  pending: 'amber',
};

function UserCard({ user }: { readonly user: Checked }) {
  const { username, email, kyc_status, begun_at, decided_at } = user;
  return (
    <Paper
      component="article"
      withBorder
      p="md"
      className={classes.request}
      aria-label={`Identity of ${username}`}
    >
      <div>
        <Text fw={600}>{username}</Text>
        <Text c="dimmed">{email}</Text>
      </div>
      <Text size="sm">
        {decided_at !== null && `Decided on ${formatDateTime(instantOf(decided_at))}`}
        {decided_at === null &&
          begun_at !== null &&
          `Started on ${formatDateTime(instantOf(begun_at))}`}
      </Text>
      <Badge color={COLORS[kyc_status] ?? 'gray'}>{kycWords(kyc_status)}</Badge>
    </Paper>
  );
}
