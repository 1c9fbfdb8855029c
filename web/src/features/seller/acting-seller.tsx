// The pages of the seller console: a seller's own, or those of the seller an admin acts for.
import { Alert, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { createContext, use, useState, type ReactNode } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';

/** The input of seller calls that names the seller; empty for sellers themselves. */
export interface Acting {
  readonly seller_id?: string;
}

const ActingContext = createContext<Acting>({});

/** Spread into the input of each seller call that lists or creates. */
export const useActing = (): Acting => use(ActingContext);

const NO_SELLER = { id: '', name: '' };

/** Admins choose a seller first, for as long as their tab is open. */
export function ActingSeller({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [seller, setSeller] = useSessionStorage({
    key: 'hammerdock.acting-seller',
    defaultValue: NO_SELLER,
    getInitialValueInEffect: false,
  });
  if (user?.role !== 'admin') return children;
  if (seller.id === '') return <SellerChoice onChoose={setSeller} />;
  return (
    <ActingContext value={{ seller_id: seller.id }}>
      <Alert color="amber" mb="md" p="xs">
        <Group justify="space-between" gap="xs">
          <Text size="sm">
            You’re acting for <b>{seller.name}</b>. Changes are recorded under your name.
          </Text>
          <Button px="sm" variant="default" onClick={() => setSeller(NO_SELLER)}>
            Change seller
          </Button>
        </Group>
      </Alert>
      {children}
    </ActingContext>
  );
}

function SellerChoice({ onChoose }: { onChoose: (seller: typeof NO_SELLER) => void }) {
  const found = useCall('sellerHome.listSellers', {});
  const [chosen, setChosen] = useState('');
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the sellers"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the sellers" />;
  const { sellerList } = found.data;
  if (sellerList.length === 0) {
    return (
      <EmptyState title="No sellers yet" text="This store has no account with the seller role." />
    );
  }
  const seller = sellerList.find(({ id }) => id === chosen);
  return (
    <>
      <Title order={1} size="h2" mb="md">
        Selling
      </Title>
      <Stack maw={420}>
        <NativeSelect
          label="Act for a seller"
          description="You’ll see this seller’s auctions and lots."
          data={[
            { value: '', label: 'Choose a seller' },
            ...sellerList.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button disabled={seller === undefined} onClick={() => seller && onChoose(seller)}>
          Continue
        </Button>
      </Stack>
    </>
  );
}
