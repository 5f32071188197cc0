# コマンドのエラー
error-tribes = 種族が{ $named }種あります。{ $players }人には{ $need }種が必要です

# A position
ethnos-preview = 今この時代が終われば：{ $scores }
