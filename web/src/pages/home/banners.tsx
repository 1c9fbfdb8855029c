import { Button, Paper, Text, Title } from '@mantine/core';
import type { Banner } from '@hammerdock/contract/shapes/catalog.ts';
import classes from './banners.module.css';

/** The store's announcements; the server sends only active ones. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className={classes.banners} aria-label="News">
      {banners.map((banner) => (
        <Paper component="li" withBorder radius="lg" key={banner.id} className={classes.banner}>
          {banner.avatarorg !== null && (
            <img src={banner.avatarorg} alt="" className={classes.picture} loading="lazy" />
          )}
          <div className={classes.words}>
            <Title order={2} size="h4">
              {banner.title}
            </Title>
            <Text size="sm">{banner.text}</Text>
            {banner.link !== '' && (
              <Button
                component="a"
                href={banner.link}
                variant="light"
                size="sm"
                className={classes.button ?? ''}
              >
                {banner.button}
              </Button>
            )}
          </div>
        </Paper>
      ))}
    </ul>
  );
}
