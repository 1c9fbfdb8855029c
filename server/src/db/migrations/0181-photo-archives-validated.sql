alter table lot_photos validate constraint lot_photos_checksum;
